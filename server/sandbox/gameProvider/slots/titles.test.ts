import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { casinoGames } from '../../world/casinoGames.ts';
import { slotDocument, stakesOf } from './document.ts';
import { inBasisPoints, returnsOf } from './returns.ts';
import { leastCentsOf, mostCentsOf } from './title.ts';
import { ownTitles, playedBy, returnOf, titleOf } from './titles.ts';

const slots = casinoGames(1).filter(({ category }) => category === 'slots');
const drawn = ['artOfNature.js', 'artOfThings.js'].flatMap((file) =>
  [...readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').matchAll(/^ {2}(\w+): \(\) =>/gm)].map(([, name = '']) => name),
);
const pictures = new Set([...drawn, 'A', 'K', 'Q', 'J', '10', '9']);

describe('the titles', () => {
  it('six titles over two engines differ from one another in reels, lines or feature, and in their return', () => {
    expect(ownTitles).toHaveLength(6);
    expect(new Set(ownTitles.map(({ engine }) => engine))).toEqual(new Set(['lines', 'ways']));
    const machines = ownTitles.map((title) =>
      JSON.stringify([title.reels, title.engine === 'lines' ? title.lines : null, title.free, title.hold]),
    );
    expect(new Set(machines).size).toBe(6);
    expect(new Set(ownTitles.map((title) => returnsOf(title).total.toFraction())).size).toBe(6);
    expect(new Set(ownTitles.map((title) => inBasisPoints(returnsOf(title).total))).size).toBe(6);
  });

  it('every slot of the lobby is played by a title, and has exactly its computed return and its bets', () => {
    for (const game of slots) {
      const [title, returns] = [titleOf(game.id), returnOf(game.id)];
      if (title === null || returns === null) throw new Error(`no title of ${game.id}`);
      expect(game.return_to_player, game.id).toBe(inBasisPoints(returns.total));
      const plays = playedBy(game.id);
      expect([title.reels, title.pays, title.free, title.hold], game.id).toEqual([plays?.reels, plays?.pays, plays?.free, plays?.hold]);
      expect([game.min_bet, game.max_bet]).toEqual([BigInt(leastCentsOf(title)), BigInt(mostCentsOf(title))]);
      const stakes = stakesOf(title, { minCents: leastCentsOf(title), maxCents: mostCentsOf(title) });
      expect(stakes.length).toBeGreaterThan(5);
      expect(stakes.filter((stake) => stake % title.units !== 0)).toEqual([]);
    }
    expect(new Set(slots.map(({ id }) => playedBy(id)?.id)).size).toBe(6);
  });

  it('a game that shares another one’s reels says whose, and has other pictures', () => {
    for (const { id } of slots) {
      const [title, plays, returns] = [titleOf(id), playedBy(id), returnOf(id)];
      if (title === null || plays === null || returns === null) throw new Error(`no title of ${id}`);
      const { sameAs } = slotDocument(title, returns, plays);
      expect(sameAs).toBe(title.id === plays.id ? null : plays.name);
      if (sameAs !== null) expect(title.symbols).not.toEqual(plays.symbols);
    }
  });

  it('every symbol of every game has its own drawing and name', () => {
    for (const { id } of slots) {
      const symbols = titleOf(id)?.symbols ?? [];
      expect(symbols.filter(({ art }) => !pictures.has(art)).map(({ art }) => `${id}: ${art}`)).toEqual([]);
      expect(new Set(symbols.map(({ art }) => art)).size, id).toBe(symbols.length);
      expect(new Set(symbols.map(({ name }) => name)).size, id).toBe(symbols.length);
    }
  });

  it('a title has the name of its game', () => {
    for (const title of ownTitles)
      expect(slots.find(({ id }) => id === `game-${title.id}`)?.title.replaceAll("'", '’'), title.id).toBe(title.name);
  });

  it('a game without a title is not played', () => {
    expect([titleOf('game-of-nothing'), playedBy('game-of-nothing'), returnOf('game-of-nothing')]).toEqual([null, null, null]);
  });
});
