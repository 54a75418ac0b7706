import { useRef } from 'react';

type Drawn = { readonly slots: readonly { readonly id: string }[] };

/** Returns the same objects for unchanged slots. Fragment masking would create new ones. */
export function useSteady<L extends Drawn>(answered: L): L {
  const kept = useRef({ answered, layout: answered });
  if (kept.current.answered !== answered) kept.current = { answered, layout: steady(kept.current.layout, answered) };
  return kept.current.layout;
}

export function steady<L extends Drawn>(before: L, after: L): L {
  if (before === after) return before;
  const known = new Map(before.slots.map((slot) => [slot.id, slot]));
  const slots = after.slots.map((slot) => {
    const old = known.get(slot.id);
    return old && (old === slot || JSON.stringify(old) === JSON.stringify(slot)) ? old : slot;
  });
  const isSame = slots.length === before.slots.length && slots.every((slot, at) => slot === before.slots[at]);
  return { ...after, slots: isSame ? before.slots : slots };
}
