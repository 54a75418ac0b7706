import { describe, expect, it, vi } from 'vitest';
import type { DialogSlotParent } from '#server/kinds/nodeParents.ts';
import { isDialogAck } from './acknowledged.ts';
import type { PlayerFacts } from './facts.ts';
import { isDue, settledDialogs } from './settled.ts';
import { isForThem } from './whose.ts';

const slot = (id: string, changes: Partial<DialogSlotParent> = {}): DialogSlotParent => ({
  id,
  kind: 'CustomDialog',
  criticality: 'OPTIONAL',
  fallback: null,
  label: null,
  trackingId: null,
  absence: null,
  node: null,
  revision: 'r1',
  priority: 1,
  triggers: { __typename: 'DialogTriggers', pages: [], exceptPages: [], onLogin: false },
  memory: 'VISIT',
  about: { kind: 'CustomDialog', props: {} },
  ...changes,
});
const deposits = slot('deposits', {
  kind: 'DepositAcknowledgementDialog',
  about: {
    kind: 'DepositAcknowledgementDialog',
    props: { action: { kind: 'AcknowledgeAction', id: 'ok', label: 'OK', ackType: 'deposit-amount', requirements: [] } },
  },
});
const NOW = new Date('2026-11-22T12:00:00Z');
const facts = (changes: Partial<PlayerFacts> = {}): PlayerFacts => ({
  now: NOW,
  acknowledged: () => Promise.resolve(new Map()),
  deposited: () => Promise.resolve(0n),
  region: () => Promise.resolve('US-NJ'),
  hasChosenBalanceUsage: () => Promise.resolve(false),
  reportableWin: () => Promise.resolve(null),
  documentAt: () => Promise.resolve(null),
  owesAcceptance: () => Promise.resolve(false),
  ...changes,
});
const knows = (...names: readonly string[]) => facts({ acknowledged: () => Promise.resolve(new Map(names.map((name) => [name, NOW]))) });

describe('settled dialogs', () => {
  it('a dialog closed by the player is settled only if it is remembered for the player', async () => {
    const slots = [slot('tour', { memory: 'PLAYER' }), slot('visit'), slot('device', { memory: 'DEVICE' })];
    expect(await settledDialogs(slots, facts())).toEqual([]);
    expect(await settledDialogs(slots, knows('dialog-tour', 'dialog-visit', 'dialog-device'))).toEqual(['tour']);
  });

  it('the acknowledgement of deposits is settled below the amount or once acknowledged', async () => {
    const rich = { deposited: () => Promise.resolve(250_000n) };
    expect(await settledDialogs([deposits], facts())).toEqual(['deposits']);
    expect(await settledDialogs([deposits], facts(rich))).toEqual([]);
    expect(await settledDialogs([deposits], { ...knows('deposit-amount'), ...rich })).toEqual(['deposits']);
  });

  describe('the dialog of a tax document', () => {
    const link = { kind: 'FormDeepLink', formId: 'tax-identity' } as const;
    const ask = slot('tax', { kind: 'BigWinUploadDialog', about: { kind: 'BigWinUploadDialog', props: { deepLink: link } } });
    const win = { won: 400_000n, staked: 1_000n, at: new Date('2026-11-20T12:00:00Z') };
    const won = { reportableWin: () => Promise.resolve(win) };
    const came = (day: string) => (formId: string) => Promise.resolve(formId === 'tax-identity' ? new Date(day) : null);

    it('a request for a tax document is settled if the player has no reportable win', async () => {
      expect(await settledDialogs([ask], facts())).toEqual(['tax']);
    });

    it('a tax document is due for a win until it was uploaded, and again after it expired', async () => {
      expect(await settledDialogs([ask], facts(won))).toEqual([]);
      expect(await settledDialogs([ask], facts({ ...won, documentAt: came('2026-11-21') }))).toEqual(['tax']);
      expect(await settledDialogs([ask], facts({ ...won, documentAt: came('2024-11-21') }))).toEqual(['tax']);
      expect(await settledDialogs([ask], facts({ ...won, documentAt: came('2024-11-19') }))).toEqual([]);
    });

    it('no tax document is due outside the United States, and wins are not looked up', async () => {
      const reportableWin = vi.fn(() => Promise.resolve(win));
      expect(await settledDialogs([ask], facts({ reportableWin, region: () => Promise.resolve('CA-ON') }))).toEqual(['tax']);
      expect(reportableWin).not.toHaveBeenCalled();
    });
  });

  it('the choice of a casino balance is settled once it was made', async () => {
    const usage = slot('usage', { kind: 'CasinoBalanceUsageDialog', about: { kind: 'CasinoBalanceUsageDialog', props: {} } });
    expect(await settledDialogs([usage], facts())).toEqual([]);
    expect(await settledDialogs([usage], facts({ hasChosenBalanceUsage: () => Promise.resolve(true) }))).toEqual(['usage']);
  });

  it('a dialog that cannot be read is never settled', async () => {
    expect(await settledDialogs([slot('unread', { about: null })], facts())).toEqual([]);
    expect(await settledDialogs([slot('strange', { about: { kind: 'constructor' as never, props: {} } })], facts())).toEqual([]);
  });

  it('deposits are not summed if no dialog depends on them', async () => {
    const deposited = vi.fn(() => Promise.resolve(0n));
    await settledDialogs([slot('a'), slot('b', { memory: 'PLAYER' })], facts({ deposited }));
    expect(deposited).not.toHaveBeenCalled();
  });
});

describe('a kind of dialog', () => {
  const tour = (id: string) => slot(id, { kind: 'AppTourDialog', memory: 'PLAYER', about: { kind: 'AppTourDialog', props: {} } });

  it('a kind of dialog is due while one of its dialogs is not settled', async () => {
    const slots = [slot('visit'), tour('first'), tour('second')];
    expect(await isDue('AppTourDialog', slots, facts())).toBe(true);
    expect(await isDue('AppTourDialog', slots, knows('dialog-first'))).toBe(true);
    expect(await isDue('AppTourDialog', slots, knows('dialog-first', 'dialog-second'))).toBe(false);
  });

  it('a kind of dialog is not due if none is published', async () => {
    expect(await isDue('AppTourDialog', [slot('visit')], facts())).toBe(false);
    expect(await isDue('BigWinUploadDialog', [], facts())).toBe(false);
  });
});

describe('acknowledgements of dialogs', () => {
  it.each([
    ['dialog-tour', true],
    ['dialog-visit', false],
    ['tour', false],
    ['dialog-', false],
  ])('the acknowledgement %s may be recorded: %s', (ackType, isKnown) => {
    expect(isDialogAck(ackType, [slot('tour', { memory: 'PLAYER' }), slot('visit')])).toBe(isKnown);
  });
});

describe('kinds of dialogs by audience', () => {
  it.each([
    ['DepositAcknowledgementDialog', false, true],
    ['AnonymousExperienceDialog', true, false],
    ['CustomDialog', true, true],
    ['constructor', true, true],
  ])('%s is shown to visitors: %s, to players: %s', (kind, visitors, players) => {
    expect([isForThem({ kind }, false), isForThem({ kind }, true)]).toEqual([visitors, players]);
  });
});
