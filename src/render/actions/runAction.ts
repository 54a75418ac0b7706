import type { ActionContext, ActionEnd, ActionInput, ActionKind, ActionRegistry, WireAction } from './types.ts';

export type RunPorts = ActionContext & {
  readonly actions: ActionRegistry;
  /** Makes a requirement hold; false when it does not. */
  readonly meet: (requirement: string) => Promise<boolean>;
};

/** The one way an action is executed. The server authorises it again from the session; what is checked here spares a round trip. */
export async function runAction(action: WireAction, input: ActionInput, { actions, meet, ...context }: RunPorts): Promise<ActionEnd> {
  if (!Object.hasOwn(actions, action.__typename) || !('requirements' in action)) return { kind: 'unmapped' };
  for (const requirement of action.requirements) {
    if (!(await meet(requirement))) return { kind: 'requirement-unmet', requirement };
  }
  // The map is total over the union, and the action's own kind has just been found in it.
  const entry = actions[action.__typename] as unknown as ActionKind<WireAction>;
  try {
    const { succeeded, userErrors } = await entry.run(action, input, context);
    if (succeeded) return { kind: 'done', next: action.next };
    return {
      kind: 'refused',
      fields: userErrors.filter(({ field }) => field.length > 0).map(({ field, message }) => ({ path: field, message })),
      messages: userErrors.filter(({ field }) => field.length === 0).map(({ message }) => message),
    };
  } catch {
    return { kind: 'unanswered' };
  }
}
