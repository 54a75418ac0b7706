import type { Result } from '#src/shared/values/result.ts';
import { formatAmerican } from '#src/shared/money/odds.ts';
import type { WorldChange } from '#server/modules/catalogue/messages/index.ts';
import type { ControlRefusal } from '../world/controls.ts';
import { Conflict, defineCommand, NotFound, type SandboxDeps } from '../command.ts';
import type { Fields } from '../fields.ts';

/** Returns the result's value. Throws `Conflict` if the event was voided, `NotFound` for other refusals. */
export function done<T>(result: Result<T, ControlRefusal>, id: string): T {
  if (result.ok) return result.value;
  if (result.refusal === 'event-void') throw new Conflict(`${id}: this event was voided; its bets were returned and stay so.`);
  throw new NotFound(`${id}: ${result.refusal.replaceAll('-', ' ')}.`);
}

/** Returns the version after the change; null if nothing changed. Throws like `done`. */
export const changed = (result: Result<WorldChange | null, ControlRefusal>, id: string): { readonly version: string | null } => ({
  version: done(result, id)?.version ?? null,
});

export const price = defineCommand({
  path: 'price',
  about:
    'Moves the price of selectionId to american odds (-110, 250). The simulation leaves the event alone from then on, until event/release.',
  fields: ['selectionId', 'american'],
  read: (fields) => {
    const american = fields.whole('american', -100_000, 100_000);
    if (Math.abs(american) < 100) fields.problems.push('american is at most -100 or at least 100.');
    return { selectionId: fields.text('selectionId'), american };
  },
  run: async ({ simulation, catalogue }, { selectionId, american }) => {
    const moved = changed(await simulation.controls.movePrice(selectionId, american), selectionId);
    const now = catalogue.selection(selectionId);
    return { selectionId, ...moved, american: now && formatAmerican(now) };
  },
});

export const line = defineCommand({
  path: 'line',
  about: 'Moves the line of marketId to points (-3.5), from the home side for a spread; both selections follow.',
  fields: ['marketId', 'points'],
  read: (fields) => ({ marketId: fields.text('marketId'), hundredths: Math.round(fields.number('points', -1_000, 1_000) * 100) }),
  run: async ({ simulation }, { marketId, hundredths }) => ({
    marketId,
    ...changed(await simulation.controls.moveLine(marketId, hundredths), marketId),
  }),
});

const targetFields = ['eventId', 'marketId', 'selectionId'] as const;
const targetIn = (fields: Fields): string => fields.text(fields.oneOf(targetFields));
const turn =
  (name: 'suspend' | 'reopen') =>
  async ({ simulation }: SandboxDeps, id: string) => ({ id, ...changed(await simulation.controls[name](id), id) });

export const suspend = defineCommand({
  path: 'suspend',
  about: 'Suspends an event (eventId), a market (marketId) or a selection (selectionId): shown as Suspended, refused at placement.',
  fields: targetFields,
  read: targetIn,
  run: turn('suspend'),
});

export const reopen = defineCommand({
  path: 'reopen',
  about: 'Opens again what was suspended.',
  fields: targetFields,
  read: targetIn,
  run: turn('reopen'),
});
