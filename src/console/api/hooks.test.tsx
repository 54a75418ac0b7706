import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { draft } from '#tests/support/console/things.ts';
import { createConsoleClient, type ConsoleClient } from './client.ts';
import { ConsoleProvider, useConsole } from './context.tsx';
import { useOperation } from './useOperation.ts';
import { useAnswer } from './useAnswer.ts';

async function opened(server: FakeConsole): Promise<ConsoleClient> {
  const client = createConsoleClient(server.send);
  await client.open();
  return client;
}

function Drafts({ surface }: { readonly surface: string | null }) {
  const { value, refusal, isLoading, reload } = useAnswer('listDrafts', surface === null ? null : { surface });
  const titles = value?.drafts.map(({ title }) => title).join() ?? 'none yet';
  return (
    <button type="button" onClick={reload}>
      {`${titles}|${refusal?.code ?? 'no refusal'}|${isLoading ? 'loading' : 'settled'}`}
    </button>
  );
}
const said = () => screen.getByRole('button').textContent;
const listing = () => new FakeConsole('editor').on('listDrafts', ({ surface }) => ({ drafts: [draft({ title: `of ${surface}` })] }));
const draw = (client: ConsoleClient, surface: string | null) => (
  <ConsoleProvider client={client}>
    <Drafts surface={surface} />
  </ConsoleProvider>
);

describe('an answer', () => {
  it('a screen loads and shows the server’s response', async () => {
    render(draw(await opened(listing()), 'home'));
    expect(said()).toBe('none yet|no refusal|loading');
    await waitFor(() => expect(said()).toBe('of home|no refusal|settled'));
  });

  it('nothing is loaded for a null question', async () => {
    const server = listing();
    render(draw(await opened(server), null));
    expect(said()).toBe('none yet|no refusal|settled');
    expect(server.ran).toEqual([]);
  });

  it('a late answer to another question is not shown', async () => {
    let release: (() => void) | undefined;
    const server = listing().on('listDrafts', async ({ surface }) => {
      if (surface === 'home') await new Promise<void>((done) => (release = done));
      return { drafts: [draft({ title: `of ${surface}` })] };
    });
    const client = await opened(server);
    const { rerender } = render(draw(client, 'home'));
    rerender(draw(client, 'live'));
    await waitFor(() => expect(said()).toBe('of live|no refusal|settled'));
    await act(async () => {
      release?.();
      await Promise.resolve();
    });
    expect(said()).toBe('of live|no refusal|settled');
  });

  it('a cached answer is shown at once and loaded again', async () => {
    const server = listing();
    const client = await opened(server);
    const first = render(draw(client, 'home'));
    await waitFor(() => expect(said()).toBe('of home|no refusal|settled'));
    first.unmount();
    server.on('listDrafts', () => ({ drafts: [draft({ title: 'newer' })] }));
    render(draw(client, 'home'));
    expect(said()).toBe('of home|no refusal|loading');
    await waitFor(() => expect(said()).toBe('newer|no refusal|settled'));
  });

  it('an answer stays when a later request is refused', async () => {
    const server = listing();
    render(draw(await opened(server), 'home'));
    await waitFor(() => expect(said()).toBe('of home|no refusal|settled'));
    server.on('listDrafts', () => {
      throw new Refusal('busy', 'Later.');
    });
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(said()).toBe('of home|busy|settled'));
  });

  it('an answer is loaded again after a change', async () => {
    const server = listing().on('discardDraft', () => draft());
    const client = await opened(server);
    render(draw(client, 'home'));
    await waitFor(() => expect(said()).toBe('of home|no refusal|settled'));
    server.on('listDrafts', () => ({ drafts: [] }));
    await act(() => client.run('discardDraft', { draftId: 'draft-1' }));
    await waitFor(() => expect(said()).toBe('|no refusal|settled'));
  });
});

describe('an action', () => {
  function Discard() {
    const { run, isBusy, refusal, clear } = useOperation('discardDraft');
    return (
      <>
        <button type="button" onClick={() => void run({ draftId: 'draft-1' })}>
          Discard
        </button>
        <button type="button" onClick={clear}>
          Clear
        </button>
        <output>{`${isBusy ? 'busy' : 'idle'}|${refusal?.code ?? 'no refusal'}`}</output>
      </>
    );
  }
  const state = () => screen.getByRole('status').textContent;
  const drawn = async (server: FakeConsole) =>
    render(
      <ConsoleProvider client={await opened(server)}>
        <Discard />
      </ConsoleProvider>,
    );

  it('an action pressed twice runs once', async () => {
    let done: (() => void) | undefined;
    const server = new FakeConsole('editor').on('discardDraft', async () => {
      await new Promise<void>((resolve) => (done = resolve));
      return draft();
    });
    await drawn(server);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Discard' }));
    expect(state()).toBe('busy|no refusal');
    await act(async () => {
      done?.();
      await Promise.resolve();
    });
    await waitFor(() => expect(state()).toBe('idle|no refusal'));
    expect(server.inputsOf('discardDraft')).toHaveLength(1);
  });

  it('a refused action shows its refusal until it is repeated or dismissed', async () => {
    const server = new FakeConsole('editor').on('discardDraft', () => {
      throw new Refusal('not-yours', 'Only its owner.');
    });
    await drawn(server);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(state()).toBe('idle|not-yours'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(state()).toBe('idle|no refusal');
  });
});

it('useConsole throws without a provider', () => {
  function Lost() {
    useConsole();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('useConsole needs a ConsoleProvider above it');
});
