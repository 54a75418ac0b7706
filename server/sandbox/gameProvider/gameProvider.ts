import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Ports } from '#server/platform/ports.ts';
import { originBeside } from '../hostOfItsOwn.ts';
import { isSecret } from '../secret.ts';
import { Book, type GameRound, type Table } from './book.ts';
import { GAME_HOST } from './host.ts';
import type { SandboxControls } from './controls.ts';
import { openingIn } from './opening.ts';
import { kindOf } from './outcome.ts';
import { registerGamePages } from './pages.ts';
import { endOf, type Game, winOf } from './playRound.ts';
import { type Draw, secureDraw } from './slots/draw.ts';
import { inBasisPoints } from './slots/returns.ts';
import { returnOf } from './slots/titles.ts';
import { createWalletClient } from './walletClient.ts';

const PLAY_MONEY_CENTS = 100_000;

type Deps = {
  readonly ports: Ports;
  readonly secret: string;
  readonly origin: () => string;
  readonly file: string;
  readonly walletUrl: () => string;
  /** Repeatable draws for tests. Random by default. */
  readonly draw?: Draw;
  readonly levers: { readonly get: () => SandboxControls; readonly set: (next: SandboxControls) => void };
};

export const gameOrigin = (vendorOrigin: string): string => originBeside(vendorOrigin, GAME_HOST);

export const gameSecret = (neighbour: string): string => createHmac('sha256', neighbour).update('games').digest('base64url');

/** Simulates a game provider (docs/decisions/0074), which takes wagers from and pays wins into the operator's wallet. */
export function registerGameProvider(
  app: FastifyInstance,
  { ports, secret, walletUrl, file, origin, levers, draw = secureDraw }: Deps,
): void {
  if (draw !== secureDraw && process.env['NODE_ENV'] === 'production')
    throw new Error('Games in production draw from a cryptographic source');
  const wallet = { ports, secret, walletUrl };
  const game: Game = { ports, draw, wallet, teller: createWalletClient(wallet), book: new Book(file), levers };
  app.addHook('onClose', async () => game.teller.stop());
  registerApi(app, game, { secret, origin });
  registerGamePages(app, game);
}

function registerApi(app: FastifyInstance, game: Game, { secret, origin }: Pick<Deps, 'origin' | 'secret'>): void {
  const { book, levers } = game;
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (levers.get().isUnreachable) return reply.code(503).send({ message: 'Out of order' });
      if (!isSecret(request.headers.authorization, secret)) return reply.code(401).send({ message: 'Unknown operator' });
    });
    scope.post('/games', (request, reply) => {
      const opening = openingIn(request.body);
      if (opening === null) return reply.code(422).send({ message: 'The game could not be read.' });
      if (!isPlayable(opening.game)) return reply.code(404).send({ message: 'There is no such game.' });
      const past = opening.session === null ? null : book.tableOfSession(opening.session);
      const playCents = opening.session === null ? PLAY_MONEY_CENTS : null;
      const table: Table = { what: 'table', key: past?.key ?? game.ports.newSecret(24), ...opening, playCents };
      book.keep(table);
      return { url: `${gameOrigin(origin())}/play/${table.key}` };
    });
    scope.get<InRound>('/rounds/:reference', (request, reply) => {
      const round = book.round(request.params.reference);
      return round ? wordOf(round) : reply.code(404).send({ message: 'There is no such round.' });
    });
    scope.post<InRound>('/rounds/:reference/finish', (request, reply) => {
      const round = book.round(request.params.reference);
      if (!round) return reply.code(404).send({ message: 'There is no such round.' });
      if (round.state === 'OPEN') round.state = 'OVER';
      if (round.state === 'ASKED') round.state = 'VOID';
      book.keep(round);
      return wordOf(round);
    });
    done();
  });
}

/** A slot can be opened only if its title has exactly the game's return. */
function isPlayable({ id, category, returnToPlayer }: Table['game']): boolean {
  if (kindOf(category) !== 'slot') return true;
  const returns = returnOf(id);
  return returns !== null && inBasisPoints(returns.total) === returnToPlayer;
}

type InRound = { readonly Params: { readonly reference: string } };

function wordOf(round: GameRound) {
  const { reference, state, outcome } = round;
  const isOver = state === 'OVER';
  return {
    reference,
    state: isOver ? 'OVER' : state === 'OPEN' || state === 'ASKED' ? 'OPEN' : 'VOID',
    wins: isOver ? [{ transaction: endOf(reference), amountCents: String(winOf(round)) }] : [],
    description: isOver ? (outcome?.description ?? null) : null,
  };
}
