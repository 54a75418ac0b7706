import type { Unmasked } from '@apollo/client';
import type { DialogsQuery, FormQuery, FrameLayoutQuery, PageLayoutQuery, ReceiptFragment } from '#src/gql/graphql.ts';
import { hasTexts } from '#src/shared/values/plainObject.ts';
import type { Choice } from './address.ts';

/** A document that a reader brought along, as text. It stays in his tab. */
export type OwnFile = { readonly name: string; readonly text: string };

/** One thing that the production validator says. `path` is a JSON Pointer into the node, or into the document without one. */
export type Said = { readonly nodeId: string | null; readonly path: string; readonly message: string };

/** The answer of an operation of the client, or a receipt; ready to be put into the cache. */
export type Drawing = {
  readonly [O in keyof Answers]: {
    readonly operation: O;
    readonly variables: Readonly<Record<string, string>>;
    readonly data: Unmasked<Answers[O]>;
  };
}[keyof Answers];
type Answers = {
  readonly PageLayout: PageLayoutQuery;
  readonly FrameLayout: FrameLayoutQuery;
  readonly Dialogs: DialogsQuery;
  readonly Form: FormQuery;
  readonly Receipt: ReceiptFragment;
};

/** What the development server says of a document; `drawing` is null when it may not be published. */
export type Reading = {
  readonly surface: string | null;
  readonly kinds: readonly string[];
  readonly problems: readonly Said[];
  readonly warnings: readonly Said[];
  readonly drawing: Drawing | null;
};

const KEY = 'gallery.own';
/** Longer than any document that may be published, and short enough for the storage of a tab. */
export const MAX_CHARACTERS = 1_000_000;
export const READING_PATH = '/preview/reading';

/** For the stage, and for after a reload. What is too long to be read is not kept, nor what was kept before it. */
export function keepOwnFile(file: OwnFile): void {
  sessionStorage.removeItem(KEY);
  if (file.text.length > MAX_CHARACTERS) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(file));
  } catch {
    // Written as JSON it may be longer than what a tab may keep: then the stage says that it has no file.
  }
}

export function ownFile(): OwnFile | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  return isOwnFile(kept) ? kept : null;
}

const isOwnFile = (value: unknown): value is OwnFile => hasTexts(value, ['name', 'text']);

export type ForWhom = Pick<Choice, 'brand' | 'region' | 'build' | 'odds'>;
export type ReadOwn = (file: OwnFile, forWhom: ForWhom) => Promise<Reading>;

const failed = (message: string): Reading => ({
  surface: null,
  kinds: [],
  problems: [{ nodeId: null, path: '', message }],
  warnings: [],
  drawing: null,
});

/** Has the document read by the production validator and resolved for a reader. Never rejects. */
export const readOwn: ReadOwn = async ({ text }, { brand, region, build, odds }) => {
  if (text.length > MAX_CHARACTERS) return failed(`the file has ${text.length} characters; at most ${MAX_CHARACTERS} are read`);
  try {
    const answer = await fetch(READING_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, brand, region, build, odds }),
    });
    if (!answer.ok) return failed(`the development server could not read it (${answer.status})`);
    // Our own development server wrote it, in the process that serves this page.
    return (await answer.json()) as Reading;
  } catch {
    return failed('the development server does not answer: is it still running?');
  }
};
