import { entryOf } from './entryOf.ts';
import { rejectionIn } from './rejectionIn.ts';
import type { ActionContext, ActionEnd, ActionInput, ActionRegistry, WireAction } from './types.ts';

export type RunPorts = ActionContext & {
  readonly actions: ActionRegistry;
  readonly meet: (requirement: string) => Promise<boolean>;
  readonly beforeSending?: () => boolean;
};

/** Meets an action's requirements, then sends it. Returns errors as results; never throws. */
export async function runAction(action: WireAction, input: ActionInput, ports: RunPorts): Promise<ActionEnd> {
  const { actions, meet, beforeSending, ...context } = ports;
  const entry = entryOf(actions, action);
  if (!entry || !('requirements' in action)) return { kind: 'unmapped' };
  for (const requirement of action.requirements) {
    if (!(await meet(requirement).catch(() => false))) return { kind: 'requirement-unmet', requirement };
  }
  try {
    await entry.ready?.();
  } catch {
    return { kind: 'rejected', code: 'NOT_LOADED' };
  }
  if (beforeSending && !beforeSending()) return { kind: 'requirement-unmet', requirement: 'LOGIN' };
  try {
    const { succeeded, userErrors, said } = await entry.run(action, input, context);
    if (succeeded) return { kind: 'done', next: action.next, said: said ?? null };
    return {
      kind: 'refused',
      fields: userErrors.filter(({ field }) => field.length > 0).map(({ field, message }) => ({ path: field, message })),
      messages: userErrors.filter(({ field }) => field.length === 0).map(({ message }) => message),
    };
  } catch (error) {
    const code = rejectionIn(error);
    return code === null ? { kind: 'unanswered' } : { kind: 'rejected', code };
  }
}
