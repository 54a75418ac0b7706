import type { Command } from '../command.ts';
import { account, players } from './accounts.ts';
import { harm } from './harm.ts';
import { clock } from './clock.ts';
import { maintenance, waitingRoom } from './maintenance.ts';
import { cancel, progress, release, result, score, start } from './events.ts';
import { game } from './games.ts';
import { identity } from './identity.ts';
import { layout } from './layouts.ts';
import { location } from './location.ts';
import { mail } from './mail.ts';
import { line, price, reopen, suspend } from './prices.ts';
import { register } from './register.ts';
import { stream } from './streams.ts';
import { dropConnections, events, simulation } from './world.ts';

export const commands: readonly Command[] = [
  location,
  identity,
  register,
  clock,
  events,
  price,
  line,
  suspend,
  reopen,
  start,
  score,
  progress,
  result,
  cancel,
  release,
  stream,
  game,
  account,
  players,
  harm,
  mail,
  simulation,
  dropConnections,
  layout,
  maintenance,
  waitingRoom,
];
