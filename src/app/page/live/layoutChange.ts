import type { LayoutChangedSubscription } from '#src/gql/graphql.ts';
import type { Step } from '#src/shared/layouts/layoutPatch/index.ts';
import type { LayoutChange } from './pendingChanges.ts';

type Change = LayoutChangedSubscription['layoutChanged'];

/** Sets `steps` to null if it contains an unknown kind of step. The whole layout is then fetched. */
export const layoutChangeIn = ({ revision, from, steps, urgency, stream, sequence, spreadMs }: Change): LayoutChange => ({
  revision,
  from,
  steps: steps && allOf(steps.map(stepIn)),
  isUrgent: urgency === 'IMMEDIATE',
  stream,
  sequence,
  spreadMs,
});

const allOf = (steps: readonly (Step | null)[]): readonly Step[] | null => (steps.every((step) => step !== null) ? steps : null);

function stepIn({ op, nodeId: id, parent, region, after }: NonNullable<Change['steps']>[number]): Step | null {
  switch (op) {
    case 'REPLACE':
    case 'REMOVE':
      return { op, id };
    case 'INSERT':
    case 'MOVE':
      return { op, id, parent, region: region ?? 'main', after };
    default:
      return null;
  }
}
