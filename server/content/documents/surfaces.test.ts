import { describe, expect, it } from 'vitest';
import { DIALOGS, formSurface, isFrameSurface, knownSurfaces, receiptSurfaces, surfaceOf, takesKind } from './surfaces.ts';

describe('surfaces', () => {
  it.each([
    ['home', 'pageShelves'],
    ['left-menu', 'menuShelves'],
    ['dialogs', 'dialogs'],
    ['form:preferences', 'forms'],
    ['form:anything-at-all', 'forms'],
    ['receipt:bet-placed', 'receiptLines'],
  ])('the surface %s takes %s', (name, family) => {
    expect(surfaceOf(name)?.families).toContain(family);
  });

  it.each(['', 'nowhere', 'constructor', '__proto__', 'form:', 'form:Not An Id', 'receipt:deposit', 'dialogs:x'])(
    '%j is not a surface',
    (name) => {
      expect(surfaceOf(name)).toBeNull();
    },
  );

  it('pages take shelves of all families, and no forms or receipts', () => {
    expect(surfaceOf('home')?.families).toEqual(['pageShelves', 'casinoShelves', 'menuShelves']);
  });

  it('the header refuses a menu kind that the footer takes', () => {
    const header = surfaceOf('header') ?? expect.fail('no header');
    expect(takesKind(header, 'AccountEntryShelf', 'menuShelves')).toBe(true);
    expect(takesKind(header, 'SportsTreeShelf', 'menuShelves')).toBe(false);
    expect(takesKind(surfaceOf('footer') ?? header, 'SportsTreeShelf', 'menuShelves')).toBe(true);
  });

  it('the game stage takes only its own kinds, and no other surface takes those', () => {
    const stage = surfaceOf('game-stage') ?? expect.fail('no stage');
    for (const kind of ['GameNoticeShelf', 'GameBarShelf', 'GameCoverShelf', 'LaunchProblemShelf'] as const) {
      expect(takesKind(stage, kind, 'casinoShelves')).toBe(true);
      for (const other of knownSurfaces.filter((name) => name !== 'game-stage'))
        expect(takesKind(surfaceOf(other) ?? stage, kind, 'casinoShelves'), `${kind} on ${other}`).toBe(false);
    }
    for (const kind of ['LobbyBannerShelf', 'CrossSellShelf', 'GameRailShelf'] as const)
      expect(takesKind(stage, kind, 'casinoShelves'), kind).toBe(false);
  });

  it('a surface lists the parameters that a bind may name', () => {
    expect(surfaceOf('event')?.params).toEqual(['sport', 'organization', 'competition', 'eventId', 'competitionId']);
    expect(surfaceOf('competition')?.params).toContain('competitionId');
    expect(surfaceOf('home')?.params).toEqual([]);
    expect(surfaceOf('left-menu')?.params).toEqual([]);
  });

  it('a surface lists its mandatory kinds', () => {
    expect(surfaceOf(formSurface('responsible-gaming'))?.mandatoryKinds).toEqual(['ConsentForm']);
    expect(surfaceOf('receipt:bet-settled')?.mandatoryKinds).toEqual(['DefaultReceiptLine']);
  });

  it('a wallet surface takes only its own kinds, and no other surface takes those', () => {
    const withdrawal = surfaceOf('withdrawal') ?? expect.fail('no withdrawal');
    for (const kind of ['FrameShelf', 'VideoShelf', 'PromotionsShelf', 'QuickLinksShelf', 'PromotionCodeShelf'] as const)
      expect(takesKind(withdrawal, kind, 'pageShelves'), kind).toBe(false);
    expect(takesKind(withdrawal, 'PaymentAmountShelf', 'pageShelves')).toBe(true);
    expect(takesKind(surfaceOf('home') ?? withdrawal, 'PaymentShelf', 'pageShelves')).toBe(false);
  });

  it('the left menu and the account panel are frames, and home is not', () => {
    expect([isFrameSurface('left-menu'), isFrameSurface('account-panel'), isFrameSurface('home')]).toEqual([true, true, false]);
  });
});

describe('the list of surfaces', () => {
  it('every known surface exists and is listed once', () => {
    expect(knownSurfaces.filter((name) => surfaceOf(name) === null)).toEqual([]);
    expect(new Set(knownSurfaces).size).toBe(knownSurfaces.length);
  });

  it('the known surfaces include pages, frames, receipts, dialogs and the responsible-gaming form', () => {
    for (const name of [
      'home',
      'event',
      'casino-game',
      'left-menu',
      'account-panel',
      DIALOGS,
      formSurface('responsible-gaming'),
      receiptSurfaces.placed,
    ])
      expect(knownSurfaces).toContain(name);
    expect(knownSurfaces.filter((name) => name.startsWith('receipt:')).length).toBeGreaterThan(2);
  });
});
