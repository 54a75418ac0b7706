import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { MAX_BET_CENTS } from '#src/shared/money/money.ts';
import { mostUnits } from './liability.ts';
import { freeRoundsPerRound, returnsOf } from './returns.ts';
import type { Title } from './title.ts';

const schema: object = JSON.parse(readFileSync(new URL('title.schema.json', import.meta.url), 'utf8'));
const isTitle = new Ajv({ allErrors: true, strict: true }).compile<Title>(schema);

type Check = (title: Title) => readonly string[];

const lettersOf = ({ reels, free }: Title): ReadonlySet<string> => new Set([...reels, ...(free?.reels ?? [])].join(''));
const refuse = (isWrong: boolean, message: string): readonly string[] => (isWrong ? [message] : []);

const symbolsFit: Check = (title) => {
  const known = new Map(title.symbols.map((symbol) => [symbol.id, symbol]));
  return [
    ...refuse(known.size < title.symbols.length, 'two symbols have the same letter'),
    ...refuse(title.symbols.filter(({ role }) => role === 'wild').length > 1, 'there is more than one wild'),
    ...[...lettersOf(title)].filter((letter) => !known.has(letter)).map((letter) => `a strip has "${letter}", which is no symbol`),
    ...[...known.keys()].filter((id) => !lettersOf(title).has(id)).map((id) => `the symbol ${id} is on no strip`),
    ...Object.keys(title.pays)
      .filter((id) => !known.has(id))
      .map((id) => `pays has "${id}", which is no symbol`),
    ...Object.keys(title.pays)
      .filter((id) => ['coin', 'scatter'].includes(known.get(id)?.role ?? ''))
      .map((id) => `pays has "${id}", which is paid by its feature`),
  ];
};

const reelsFit: Check = ({ reels, rows, pays, free }) => [
  ...refuse(free?.reels !== undefined && free.reels.length !== reels.length, 'the free rounds have another number of reels'),
  ...refuse(
    [...reels, ...(free?.reels ?? [])].some(({ length }) => length < rows),
    'a strip is shorter than the window',
  ),
  ...Object.entries(pays)
    .filter(([, list]) => list.length !== reels.length)
    .map(([id, list]) => `the pays of ${id} list ${list.length} counts for ${reels.length} reels`),
];

const engineFits: Check = (title) => {
  const { engine, rows, reels, symbols, pays } = title;
  const wild = symbols.find(({ role }) => role === 'wild')?.id;
  if (engine === 'ways')
    return [
      ...refuse('lines' in title, 'a title of ways has no lines'),
      ...refuse(wild !== undefined && reels[0]?.includes(wild) === true, 'a title of ways has no wild on its first reel'),
      ...refuse(wild !== undefined && wild in pays, 'a title of ways pays no wilds'),
    ];
  if (!Array.isArray(title.lines)) return ['a title of lines needs lines'];
  return title.lines
    .filter((line) => line.length !== reels.length || [...line].some((row) => Number(row) >= rows))
    .map((line) => `the line ${line} leaves the window`);
};

const featureFits: Check = ({ free, hold, symbols, reels, rows }) => {
  const roleOf = (id: string | undefined) => symbols.find((symbol) => symbol.id === id)?.role;
  return [
    ...refuse(free !== undefined && hold !== undefined, 'it has two features'),
    ...refuse(free !== undefined && roleOf(free.symbol) !== 'scatter', 'its free rounds are not awarded by a scatter'),
    ...refuse(hold !== undefined && roleOf(hold.symbol) !== 'coin', 'its respins are not started by a coin'),
    ...refuse(hold !== undefined && hold.chance[0] >= hold.chance[1], 'every respin brings a coin'),
    ...refuse(hold !== undefined && hold.from > reels.length * rows, 'its respins need more coins than cells'),
    ...refuse(
      free !== undefined && Object.values(free.rounds).some((count) => count > free.most),
      'it awards more free rounds than it plays',
    ),
  ];
};

const boundsFit: Check = (title) => {
  const { unitCents, units, free } = title;
  const paid = BigInt(mostUnits(title)) * BigInt(unitCents.most);
  return [
    ...refuse(unitCents.least > unitCents.most, 'its least bet is above its most'),
    ...refuse(free !== undefined && freeRoundsPerRound(title, free).compare(1) >= 0, 'its free rounds bring as many as they use'),
    ...refuse(returnsOf(title).total.compare(1) >= 0, 'it pays back as much as it takes'),
    ...refuse(paid > MAX_BET_CENTS, `a round of ${units * unitCents.most} cents may pay ${paid} cents, more than the wallet takes`),
  ];
};

/** Reads a title document. Throws an error with the file's name and all faults. */
export function readTitle(document: unknown, file: string): Title {
  if (!isTitle(document))
    throw faultIn(
      file,
      (isTitle.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'it'} ${message}`),
    );
  const shape = [symbolsFit, reelsFit, engineFits, featureFits].flatMap((check) => check(document));
  const faults = shape.length > 0 ? shape : boundsFit(document);
  if (faults.length > 0) throw faultIn(file, faults);
  return document;
}

const faultIn = (file: string, faults: readonly string[]): Error =>
  new Error(`The slot title ${file} cannot be played: ${faults.join('; ')}.`);
