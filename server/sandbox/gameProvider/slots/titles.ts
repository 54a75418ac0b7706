import { readdirSync, readFileSync } from 'node:fs';
import { readTitle } from './readTitle.ts';
import { type Returns, returnsOf } from './returns.ts';
import type { SymbolFace, Title } from './title.ts';

const FOLDER = new URL('titles/', import.meta.url);
const LOOKS = new URL('looks.json', import.meta.url);

/** Title with the reels and pays of the title `plays`, but another name and other pictures. */
type Look = { readonly id: string; readonly plays: string; readonly faces: Readonly<Record<string, string>> };

const jsonIn = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

const own: ReadonlyMap<string, Title> = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readTitle(jsonIn(new URL(name, FOLDER)), name))
    .map((title) => [title.id, title]),
);

const nameOf = (art: string): string => {
  const words = art.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function dressed({ id, plays, faces }: Look): Title {
  const title = own.get(plays);
  if (title === undefined) throw new Error(`looks.json: ${id} plays ${plays}, which is no title.`);
  const strange = Object.keys(faces).find((letter) => !title.symbols.some((symbol) => symbol.id === letter));
  if (strange !== undefined || own.has(id))
    throw new Error(`looks.json: ${id} ${own.has(id) ? 'has a file of its own' : `draws ${strange}`}.`);
  const face = (symbol: SymbolFace): SymbolFace => {
    const art = faces[symbol.id];
    return art === undefined ? symbol : { ...symbol, art, name: symbol.role === 'wild' ? 'Wild' : nameOf(art) };
  };
  return { ...title, id, symbols: title.symbols.map(face) };
}

const looks = jsonIn(LOOKS) as readonly Look[];
const all: ReadonlyMap<string, Title> = new Map([...own, ...looks.map((look) => [look.id, dressed(look)] as const)]);

/** Titles with reels of their own. Omits titles that use another title's reels with other pictures. */
export const ownTitles: readonly Title[] = [...own.values()];

const idOf = (gameId: string): string => gameId.replace(/^game-/, '');

export const titleOf = (gameId: string): Title | null => all.get(idOf(gameId)) ?? null;

/** Returns the title whose reels and pays a game uses: its own title or another one. */
export function playedBy(gameId: string): Title | null {
  const id = idOf(gameId);
  return own.get(id) ?? own.get(looks.find((look) => look.id === id)?.plays ?? '') ?? null;
}

const computed = new Map<Title, Returns>();

/** Returns the share of wagers that a game pays back; null without a title. Computes it once per title. */
export function returnOf(gameId: string): Returns | null {
  const title = playedBy(gameId);
  if (title === null) return null;
  const known = computed.get(title) ?? returnsOf(title);
  computed.set(title, known);
  return known;
}
