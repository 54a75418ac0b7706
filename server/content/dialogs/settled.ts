import type { DialogKind, DialogSlotParent } from '#server/kinds/nodeParents.ts';
import { dialogAckType } from './acknowledged.ts';
import { concerns } from './concerns.ts';
import type { PlayerFacts } from './facts.ts';

/** Returns ids of dialogs not to show, because the player closed them permanently or they do not concern the player. */
export async function settledDialogs(slots: readonly DialogSlotParent[], facts: PlayerFacts): Promise<readonly string[]> {
  const over = await Promise.all(slots.map((slot) => isOver(slot, facts)));
  return slots.filter((_, index) => over[index]).map(({ id }) => id);
}

export async function isDue(kind: DialogKind, slots: readonly DialogSlotParent[], facts: PlayerFacts): Promise<boolean> {
  const own = slots.filter((slot) => slot.kind === kind);
  return (await settledDialogs(own, facts)).length < own.length;
}

async function isOver({ id, memory, about }: DialogSlotParent, facts: PlayerFacts): Promise<boolean> {
  if (memory === 'PLAYER' && (await facts.acknowledged()).has(dialogAckType(id))) return true;
  if (about === null || !isDialogKind(about.kind)) return false;
  // Safe cast: `kind` selects the function, and the schema has checked the props.
  const concern = concerns[about.kind] as (props: unknown, facts: PlayerFacts) => boolean | Promise<boolean>;
  return !(await concern(about.props, facts));
}

const isDialogKind = (kind: string): kind is DialogKind => Object.hasOwn(concerns, kind);
