import { expect, it } from 'vitest';
import { legalDocuments } from '#src/lib/site/matchOwn.ts';
import { legalTexts } from './legalTexts.ts';

it('legal texts are those whose addresses the server knows', () => {
  expect(Object.keys(legalTexts).toSorted()).toEqual(legalDocuments.toSorted());
});

it.each(Object.entries(legalTexts))('%s speaks for any brand', (_, { title, paragraphs }) => {
  expect(title).not.toBe('');
  expect(paragraphs('A Brand').join(' ')).not.toContain('undefined');
});
