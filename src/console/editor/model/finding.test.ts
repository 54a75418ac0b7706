import { describe, expect, it } from 'vitest';
import { linksNode } from '#tests/support/draftDocuments.ts';
import type { Finding } from '#src/shared/console/review.ts';
import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { asToMend, furtherProblems, problemsOf, toMend } from './finding.ts';

const isKind = (kind: string): boolean => kind === 'QuickLinksShelf';
const documentOf = (nodes: Readonly<Record<string, unknown>>, order: readonly string[] = Object.keys(nodes)) =>
  readDocument({ surface: 'live', nodes, order });
const mend = (document: ReturnType<typeof documentOf>, ...problems: readonly Finding[]) =>
  toMend(document, isKind, problems).map(({ nodeId, pointer, words }) => [nodeId, pointer, words]);

describe('findings to mend', () => {
  it('a valid document has nothing to mend', () => expect(mend(documentOf({ a: linksNode('a') }))).toEqual([]));

  it('each finding names part, field and error, in the order of the page', () => {
    const bad = { ...linksNode('b', 'Bad'), props: { title: 'Bad', links: [{ id: 'x', label: '', icon: 'live' }] } };
    expect(mend(documentOf({ b: bad, a: linksNode('a') }, ['a', 'b', 'gone', 'a']))).toEqual([
      ['b', '/props/links/0/label', 'Bad: links, 1, label: Fill this in.'],
      ['gone', '', 'gone: This refers to a part that does not exist. Remove the reference, or add a part with this id.'],
      ['a', '', 'a: Listed twice. Players see the first one.'],
    ]);
  });

  it('a malformed part has one finding and none for its fields', () => {
    const [line, ...rest] = mend(documentOf({ a: 'text' }));
    expect([line?.[0], line?.[2], rest]).toEqual(['a', 'a: A required setting of this part is missing or wrong.', []]);
    expect(problemsOf({ broken: 'text' })).toEqual([]);
  });

  it('the server’s findings are grouped by part', () => {
    const finding = (nodeId: string | null, pointer: string): Finding => ({ check: 'link', nodeId, pointer, message: `at ${pointer}` });
    const findings = { problems: [finding('a', '/nodes/a/props'), finding(null, '/title')], warnings: [finding('a', '/nodes/a/bind')] };
    expect(furtherProblems(findings, 'a', linksNode('a')).map(({ pointer }) => pointer)).toEqual(['/props', '/bind']);
    expect(furtherProblems(findings, 'b', linksNode('b'))).toEqual([]);
  });

  it('server findings that the editor already shows are left out', () => {
    const bad = { ...linksNode('b', 'Bad'), props: { title: '', links: [{ id: 'live', label: 'Live', icon: 'live' }] } };
    const document = documentOf({ a: linksNode('a', 'Good'), b: bad });
    const finding = (check: Finding['check'], nodeId: string | null, pointer: string): Finding => ({
      check,
      nodeId,
      pointer,
      message: 'must not be',
    });
    expect(
      mend(
        document,
        finding('schema', 'b', '/nodes/b/props/title'),
        finding('schema', 'a', '/nodes/a/kind'),
        finding('schema', null, '/order'),
        finding('link', 'b', '/nodes/b/props/links/0/deepLink'),
      ),
    ).toEqual([
      ['b', '/props/title', 'b: title: Fill this in.'],
      ['a', '/kind', 'Good: Must not be.'],
      ['b', '/props/links/0/deepLink', 'b: Must not be.'],
    ]);
    expect(mend(documentOf({ a: linksNode('a') }), finding('schema', null, '/order'))).toEqual([[null, '/order', 'Must not be.']]);
  });

  it('the server’s findings are worded as in the review', () => {
    const finding: Finding = {
      check: 'frame',
      nodeId: 'a',
      pointer: '/nodes/a/props/title',
      message: 'must NOT have more than 40 characters',
    };
    const document = documentOf({ a: linksNode('a', 'Good') });
    expect(asToMend([finding], document).map(({ words }) => words)).toEqual(['Good: Has more than 40 characters.']);
    expect(furtherProblems({ problems: [finding], warnings: [] }, 'a', linksNode('a'))).toEqual([
      { pointer: '/props/title', message: 'Has more than 40 characters.' },
    ]);
  });

  it('a finding about a removed part uses its id', () => {
    const gone: Finding = { check: 'link', nodeId: 'gone', pointer: '/nodes/gone/props', message: 'leads outside' };
    expect(asToMend([gone], documentOf({})).map(({ words, pointer }) => [words, pointer])).toEqual([['gone: Leads outside.', '/props']]);
  });
});
