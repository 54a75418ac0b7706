import type { Unmasked } from '@apollo/client';
import type { DialogsQuery, FormQuery, FrameLayoutQuery, PageLayoutQuery, ReceiptFragment } from '#src/gql/graphql.ts';
import { hasTexts } from '#src/shared/values/plainObject.ts';
import type { Choice } from './address.ts';

export type OwnFile = { readonly name: string; readonly text: string };

/** `path` is a JSON Pointer into the node, or if `nodeId` is null, into the document. */
export type FileProblem = { readonly nodeId: string | null; readonly path: string; readonly message: string };

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

/** Result of reading a file. `drawing` is null if the file cannot be published. */
export type Reading = {
  readonly surface: string | null;
  readonly kinds: readonly string[];
  readonly problems: readonly FileProblem[];
  readonly warnings: readonly FileProblem[];
  readonly drawing: Drawing | null;
};

const KEY = 'gallery.own';
/** More than any publishable document has, but little enough for session storage. */
export const MAX_CHARACTERS = 1_000_000;
export const READING_PATH = '/preview/reading';

export function keepOwnFile(file: OwnFile): void {
  sessionStorage.removeItem(KEY);
  if (file.text.length > MAX_CHARACTERS) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(file));
  } catch {
    // Ignores storage errors. A reload then loses the file.
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

/** Sends the file to the development server. Never rejects; returns failures as problems. */
export const readOwn: ReadOwn = async ({ text }, { brand, region, build, odds }) => {
  if (text.length > MAX_CHARACTERS) return failed(`the file has ${text.length} characters; the maximum is ${MAX_CHARACTERS}`);
  try {
    const answer = await fetch(READING_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, brand, region, build, odds }),
    });
    if (!answer.ok) return failed(`the development server could not read it (${answer.status})`);
    return (await answer.json()) as Reading;
  } catch {
    return failed('the development server does not respond. Check that it is still running.');
  }
};
