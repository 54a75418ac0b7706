import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { addressOf } from '#server/platform/http/address.ts';
import { onHost, policyWith, registerFiles } from '../hostOfItsOwn.ts';
import type { GameRound, Table } from './book.ts';
import { GAME_HOST } from './host.ts';
import { kindOf } from './outcome.ts';
import { PARTS, paytableOf, slicesOf } from './paytable.ts';
import { slotDocument, stakesOf } from './slots/document.ts';
import { inBasisPoints } from './slots/returns.ts';
import { playedBy, returnOf, titleOf } from './slots/titles.ts';
import { balanceAt, type Game, playRound, winOf } from './playRound.ts';
import type { WalletWord } from './walletClient.ts';

const POLICY = policyWith(`connect-src 'self'`);
const FILES = [
  ...['game.js', 'game.css', 'draw.js', 'wheel.js'],
  ...['slot.js', 'slot.css', 'slotRules.js', 'reels.js', 'features.js', 'scenery.js', 'symbolArt.js', 'artOfNature.js', 'artOfThings.js'],
];
const STAKES = [10, 20, 50, 100, 200, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000];

type AtTable = { readonly Params: { readonly key: string } };

export function registerGamePages(app: FastifyInstance, game: Game): void {
  const constraints = onHost(GAME_HOST);
  const page = readFileSync(new URL('game.html', import.meta.url), 'utf8');
  const { book } = game;
  registerFiles(app, GAME_HOST, import.meta.url, FILES);
  app.get<AtTable>('/play/:key', { constraints }, (_request, reply) =>
    reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(page),
  );
  app.get<AtTable>('/play/:key/state', { constraints }, async ({ params }, reply) => {
    const table = book.table(params.key);
    return table ? stateOf(game, table) : noSuch(reply);
  });
  app.post<AtTable>('/play/:key/round', { constraints }, async (request, reply) => {
    const table = book.table(request.params.key);
    if (!table) return noSuch(reply);
    const pressed = pressIn(request.body, table);
    if (pressed === null) return reply.code(422).send({ message: 'This wager is outside this game’s bet range.' });
    const { round, word } = await playRound(game, table, { ...pressed, playerIp: addressOf(request.ip) });
    return reply.code(round.state === 'OVER' ? 200 : 409).send(toldOf(round, word));
  });
  app.post<AtTable>('/play/:key/seen', { constraints }, ({ params }, reply) => {
    const table = book.table(params.key);
    if (!table) return noSuch(reply);
    const unseen = book.unseenOf(table);
    if (unseen?.state === 'OVER') book.keep(Object.assign(unseen, { isSeen: true }));
    return { isSeen: true };
  });
}

const noSuch = (reply: FastifyReply) => reply.code(404).send({ message: 'This game was closed.' });

function pressIn(body: unknown, { key, game }: Table): { readonly reference: string; readonly betCents: number } | null {
  const { press, betCents } = isPlainObject(body) ? body : {};
  if (typeof press !== 'string' || !/^[\w-]{8,64}$/.test(press) || typeof betCents !== 'number' || !Number.isInteger(betCents)) return null;
  if (betCents < game.minCents || betCents > game.maxCents) return null;
  const title = kindOf(game.category) === 'slot' ? titleOf(game.id) : null;
  if (title !== null && betCents % title.units !== 0) return null;
  return { reference: `r-${createHash('sha256').update(`${key}:${press}`).digest('hex').slice(0, 24)}`, betCents };
}

const balanceIn = (word: WalletWord): number | null => (word.kind === 'unheard' ? null : word.balanceCents);

async function stateOf(game: Game, table: Table) {
  const { id, title, category, theme, seed, returnToPlayer, minCents, maxCents } = table.game;
  const kind = kindOf(category);
  const [slot, returns] = kind === 'slot' ? [titleOf(id), returnOf(id)] : [null, null];
  const unseen = game.book.unseenOf(table);
  const word = await balanceAt(game, table);
  const common = {
    title,
    kind,
    theme,
    seed,
    returnToPlayer,
    currency: table.currency,
    hostOrigin: table.hostOrigin,
    isPractice: table.session === null,
    balanceCents: balanceIn(word),
    unseen: unseen && toldOf(unseen, word),
  };
  if (slot !== null && returns !== null)
    return {
      ...common,
      returnToPlayer: inBasisPoints(returns.total),
      stakes: stakesOf(slot, { minCents, maxCents }),
      slot: slotDocument(slot, returns, playedBy(id)),
    };
  const paytable = paytableOf(returnToPlayer);
  return {
    ...common,
    stakes: [...new Set([minCents, ...STAKES.filter((stake) => stake > minCents && stake < maxCents), maxCents])],
    paytable: paytable.map(({ label, multiple, part }) => ({ label, multiple, chance: part / PARTS })),
    slices: slicesOf(paytable),
  };
}

function toldOf(round: GameRound, word: WalletWord) {
  const isOver = round.state === 'OVER';
  return {
    reference: round.reference,
    state: round.state,
    betCents: round.betCents,
    winCents: isOver ? winOf(round) : 0,
    description: isOver ? (round.outcome?.description ?? null) : null,
    shown: isOver ? (round.outcome?.shown ?? null) : null,
    balanceCents: balanceIn(word),
    refusal: word.kind === 'refused' ? word.refusal : null,
    message: isOver ? null : (round.message ?? 'Your round was interrupted. It will be finished for you. Your balance shows the result.'),
  };
}
