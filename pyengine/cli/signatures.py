"""Commands whose parameters are not all in one place: typer reads them from the signature."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import Any


def parameters_of(command: Callable[..., Any]) -> list[inspect.Parameter]:
    """Return the parameters of COMMAND, their annotations evaluated; not `**`, if it has that."""
    signature = inspect.signature(command, eval_str=True)
    return [p for p in signature.parameters.values() if p.kind is not p.VAR_KEYWORD]


def set_parameters(
    command: Callable[..., None], parameters: Iterable[inspect.Parameter]
) -> Callable[..., None]:
    """Let COMMAND, which takes keywords, show PARAMETERS; return it."""
    shown = list(parameters)
    command.__signature__ = inspect.Signature(shown)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in shown}
    return command
