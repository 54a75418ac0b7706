import type { ErrorSchema } from '@rjsf/utils';
import { stepsOf } from '../../ui/pointer.ts';
import type { ValueProblem } from './checkValue.ts';

type Node = { __errors?: string[]; [part: string]: Node | string[] | undefined };

export function errorsByField(problems: readonly ValueProblem[]): ErrorSchema {
  const root: Node = {};
  for (const { pointer, message } of problems) {
    let at = root;
    for (const part of stepsOf(pointer)) {
      const next = Object.hasOwn(at, part) ? at[part] : undefined;
      const below: Node = next !== undefined && !Array.isArray(next) ? next : {};
      at[part] = below;
      at = below;
    }
    at.__errors = [...(at.__errors ?? []), message];
  }
  return root as ErrorSchema;
}

/** Focuses the field at `pointer`, or the nearest group around it. Returns false if neither exists. */
export function focusField(pointer: string): boolean {
  const parts = stepsOf(pointer);
  for (let length = parts.length; length >= 0; length -= 1) {
    const found = document.getElementById(['field', ...parts.slice(0, length)].join('_'));
    if (!found) continue;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
    return true;
  }
  return false;
}
