import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { persistedDocuments } from './documents.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

it('a persisted document is the text that the client sends, under its SHA-256', async () => {
  const { texts, hashes } = await persistedDocuments([parse('query Home { page { id ...Shelf } } fragment Shelf on Page { title }')]);
  const hash = hashes['Home'] ?? '';
  expect(sha256(texts[hash] ?? '')).toBe(hash);
  expect(texts[hash]).toMatch(/__typename[\s\S]*fragment Shelf on Page \{\s+title\s+__typename/);
});

it('a persisted document omits directives that only the client understands', async () => {
  const { texts } = await persistedDocuments([parse('query Home { page { ...Shelf @unmask } } fragment Shelf on Page { title }')]);
  expect(Object.values(texts).join('')).not.toContain('@unmask');
});

it('mutations and subscriptions are persisted, and fragments are not persisted alone', async () => {
  const documents = ['mutation Place { place { id } }', 'subscription Prices { prices { id } }', 'fragment Alone on Page { id }'];
  const { hashes } = await persistedDocuments(documents.map((text) => parse(text)));
  expect(Object.keys(hashes)).toEqual(['Place', 'Prices']);
});
