import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentOf, EditorServer, shelfNode, showWindow } from '#tests/support/console/editorServer.ts';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';
import { hashOf } from '#tests/support/console/things.ts';
import './EditorScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  showWindow(1280);
});

async function opened(document: object, path = '/drafts/draft-1') {
  const server = new EditorServer(document);
  const view = openConsole(server, path);
  await headingOf('Cup final on top');
  await screen.findByRole('tree');
  await act(async () => undefined);
  return { server, ...view };
}
const saved = async (server: EditorServer) => {
  await screen.findByText(/^Saved · version [4-9]/);
  return server.document as { readonly order: readonly string[]; readonly nodes: Readonly<Record<string, Record<string, unknown>>> };
};
const checks = () => within(screen.getByRole('region', { name: 'Checks and changes' }));
const two = () => documentOf(shelfNode('one', 'First'), shelfNode('two', 'Second'));

describe('a document that is broken', () => {
  it.each([
    [
      'a mention of nothing',
      { ...two(), order: ['one', 'gone', 'two'] },
      { list: /^gone: This refers to a part that does not exist/, press: 'Remove the reference' },
      (document: object) => expect(document).toMatchObject({ order: ['one', 'two'] }),
    ],
    [
      'a part that is mentioned twice',
      { ...two(), order: ['one', 'two', 'one'] },
      { list: /^First: Listed twice/, press: 'Keep the first one' },
      (document: object) => expect(document).toMatchObject({ order: ['one', 'two'] }),
    ],
    [
      'a part that no place mentions',
      { ...two(), order: ['one'] },
      { list: /^Second: It is not placed anywhere/, press: 'Move it to the end' },
      (document: object) => expect(document).toMatchObject({ order: ['one', 'two'] }),
    ],
    [
      'a part under the id of another',
      { ...two(), nodes: { one: shelfNode('one', 'First'), two: shelfNode('other', 'Second') } },
      { list: /^Second: A required setting of this part is missing or wrong/, press: 'Set its id' },
      (document: object) => expect(document).toMatchObject({ nodes: { two: { id: 'two' } } }),
    ],
    [
      'a part that is none',
      { ...two(), nodes: { one: shelfNode('one', 'First'), two: 'text' } },
      { list: /^two: A required setting of this part is missing or wrong/, press: 'Remove it' },
      (document: object) => expect(document).toMatchObject({ order: ['one'], nodes: { one: {} } }),
    ],
  ])('the checks show %s and repair it with one press', async (_, document, { list, press }, isMended) => {
    const { user, server } = await opened(document);
    await user.click(await checks().findByRole('button', { name: list }));
    await user.click(screen.getByRole('button', { name: press }));
    isMended(await saved(server));
    expect(await checks().findByRole('heading', { name: 'All checks pass' })).toBeDefined();
    expect(screen.queryByRole('button', { name: press })).toBeNull();
  });

  it('invalid fields are listed before the server answers, each with a link to its field', async () => {
    const { user } = await opened(documentOf(shelfNode('one', 'First'), shelfNode('two', 'Second', { props: { links: [] } })));
    expect(await checks().findByRole('heading', { name: '2 to fix before you can publish' })).toBeDefined();
    expect(screen.getByRole('button', { name: '2 to fix' })).toBeDefined();
    await user.click(checks().getByRole('button', { name: 'two: title: This field is required.' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('field_props_title'));
    await user.keyboard('Better');
    await user.click(checks().getByRole('button', { name: 'Better: links: Add at least one.' }));
    await user.click(screen.getByRole('button', { name: '+ Add to links' }));
    expect(checks().queryByRole('button', { name: /Add at least one/ })).toBeNull();
  });

  it('the server’s findings are listed beside the editor’s', async () => {
    const server = new EditorServer(two());
    const finding = (check: 'link' | 'schema', nodeId: string | null, pointer: string, message: string) => ({
      check,
      nodeId,
      pointer,
      message,
    });
    server.on('checkDraft', () => ({
      contentHash: hashOf('b'),
      problems: [
        finding('schema', null, '/title', 'must be a text'),
        finding('link', 'two', '/nodes/two/props/links/0/deepLink', 'no page has the address /x'),
      ],
      warnings: [finding('link', 'one', '/nodes/one/props', 'leads outside')],
      approval: { isApproved: false, careReasons: [], approvals: [], missing: ['second-person'] },
      coverage: null,
    }));
    openConsole(server, '/drafts/draft-1');
    await screen.findByRole('tree');
    expect(await checks().findByText('Must be a text.')).toBeDefined();
    expect(checks().getByRole('button', { name: 'Second: No page has the address /x.' })).toBeDefined();
    expect(checks().getByRole('heading', { name: '1 to check' })).toBeDefined();
    expect(checks().getByRole('button', { name: 'First: Leads outside.' })).toBeDefined();
  });

  it('a review’s address opens the editor at its field', async () => {
    await opened(two(), '/drafts/draft-1?node=two&field=%2Fprops%2Flinks%2F0%2Flabel');
    await waitFor(() => expect(document.activeElement?.id).toBe('field_props_links_0_label'));
    expect(screen.getByRole('treeitem', { name: /^Second/ }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the audience of a part', () => {
  it('a part’s audience is chosen from brands and regions, and an unknown region stays until removed', async () => {
    const { user, server } = await opened(documentOf(shelfNode('one', 'First', { when: { regions: ['US-XX'] } })));
    const part = within(await screen.findByRole('region', { name: 'Who sees it' }));
    await user.click(await part.findByRole('checkbox', { name: 'New York (US-NY)' }));
    await user.click(part.getByRole('checkbox', { name: 'All of CA' }));
    await user.click(part.getByRole('checkbox', { name: 'beta' }));
    expect((await saved(server)).nodes['one']?.['when']).toEqual({ brands: ['beta'], regions: ['CA', 'US-NY', 'US-XX'] });
    await user.click(part.getByRole('checkbox', { name: 'US XX' }));
    await user.click(part.getByRole('checkbox', { name: 'Mobile' }));
    await waitFor(() =>
      expect(server.document).toMatchObject({
        nodes: { one: { when: { brands: ['beta'], regions: ['CA', 'US-NY'], devices: ['MOBILE'] } } },
      }),
    );
  });
});

describe('on a phone', () => {
  it('a phone shows one pane, and opening something shows its pane', async () => {
    showWindow(375);
    const { user } = await opened(two());
    expect(screen.queryByRole('region', { name: 'Selected part' })).toBeNull();
    await user.click(screen.getByRole('treeitem', { name: /^Second/ }));
    expect(within(screen.getByRole('region', { name: 'Selected part' })).getByRole('heading', { level: 2, name: 'Second' })).toBeDefined();
    expect(screen.queryByRole('tree')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Checks' }));
    expect(checks().getByRole('heading', { name: 'All checks pass' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Parts' }));
    expect(screen.getByRole('tree')).toBeDefined();
  });

  it('a tablet keeps the parts beside the other pane', async () => {
    showWindow(900);
    const { user } = await opened(two());
    expect([screen.queryByRole('tree'), screen.queryByRole('region', { name: 'Selected part' })]).not.toContain(null);
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(screen.getByRole('tree')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Selected part' })).toBeNull();
  });
});
