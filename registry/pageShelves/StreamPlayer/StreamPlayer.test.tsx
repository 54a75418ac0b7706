import { ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '#fixtures/worlds/sports.ts';
import { caseOf, stageCase, type StageOptions } from '#tests/support/stageCase.tsx';

type Answer = { readonly error?: string; readonly restriction?: string } | 'ticket' | 'nothing';

const HOST = 'https://pictures.example';
const ticket = { __typename: 'LiveStreamTicket', value: 'signed', hostUrl: HOST };
const LASTS_MS = 60_000;

function dataOf(operationName: string, answer: Answer, base: string | null): Record<string, unknown> {
  if (operationName === 'LiveStreamingBase')
    return { startup: { __typename: 'Startup', serviceAttributes: { __typename: 'ServiceAttributes', liveStreamingBaseUrl: base } } };
  const { error = null, restriction = null } = typeof answer === 'string' ? {} : answer;
  return { liveStream: { __typename: 'LiveStream', ticket: answer === 'ticket' ? ticket : null, error, restriction } };
}

async function stageStream(answers: readonly Answer[], options: StageOptions & { readonly base?: string; readonly name?: string } = {}) {
  const stage = await stageCase(caseOf('StreamPlayer', options.name ?? 'usual'), options);
  const asked: { readonly name: string | undefined; readonly uri: unknown }[] = [];
  const left = [...answers];
  stage.platform.client.setLink(
    new ApolloLink((operation) => {
      const { operationName = '' } = operation;
      asked.push({ name: operationName, uri: operation.getContext()['uri'] });
      const answer = operationName === 'LiveStream' && left.length > 1 ? (left.shift() ?? 'nothing') : (left[0] ?? 'nothing');
      return new Observable((observer) => {
        if (answer === 'nothing') return observer.error(new TypeError('offline'));
        observer.next({ data: dataOf(operationName, answer, options.base ?? null) });
        observer.complete();
      });
    }),
  );
  const fetcher = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      new Response(
        JSON.stringify({
          id: 'v1',
          playlist: '/viewings/v1/index.m3u8',
          expiresAt: new Date(stage.platform.clock.now() + LASTS_MS).toISOString(),
        }),
        { status: 201 },
      ),
    ),
  );
  vi.stubGlobal('fetch', fetcher);
  return { ...stage, asked, fetcher };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const poster = () => screen.getByRole('button', { name: /^Watch live/ });
const press = (name: string | RegExp = /^Watch live/) => act(() => screen.getByRole('button', { name }).click());
const theatre = () => screen.findByRole('group', { name: /^Live stream of/ });
const videoIn = (element: HTMLElement): HTMLVideoElement => {
  const video = element.querySelector('video');
  if (!video) throw new Error('There is no picture');
  return video;
};
async function watching(answers: readonly Answer[] = ['ticket'], options: Parameters<typeof stageStream>[1] = {}) {
  const stage = await stageStream(answers, options);
  press();
  const video = videoIn(await theatre());
  await waitFor(() => expect(video.src).toBe(`${HOST}/viewings/v1/index.m3u8`));
  fireEvent(video, new Event('playing'));
  return { ...stage, video };
}

describe('StreamPlayer before the press', () => {
  it('a stream shows its poster and sends no request before the press', async () => {
    const { asked, fetcher, container } = await stageStream(['ticket']);
    expect(poster()).toBeDefined();
    expect(screen.getByText('Live')).toBeDefined();
    expect(container.querySelector('video')).toBeNull();
    expect([...asked, ...fetcher.mock.calls]).toEqual([]);
  });

  it('a stream cannot be started before its game, and says when it starts', async () => {
    await stageStream(['ticket'], { name: 'one' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('The picture starts with the game.')).toBeDefined();
    expect(screen.queryByText('Live')).toBeNull();
  });

  it('a stream is hidden without a broadcast, and says if the game could not be loaded', async () => {
    const { container, unmount } = await stageStream([], { name: 'notBroadcast' });
    expect(container.textContent).toBe('');
    unmount();
    await stageStream([], { name: 'empty' });
    expect(screen.getByText('We could not load the live stream')).toBeDefined();
  });
});

describe('StreamPlayer that is refused', () => {
  it.each([
    [{ restriction: 'ANONYMOUS' }, 'Log in to watch', 'Log In'],
    [{ restriction: 'NO_BET_ON_EVENT' }, 'Place a bet to watch', 'See odds'],
    [{ restriction: 'OUT_OF_REGION' }, 'We need to verify your location', 'Check Location'],
    [{ restriction: 'STREAM_PENDING' }, 'The stream has not started yet', 'Try again'],
    [{ error: 'EVENT_PENDING' }, 'The game has not started yet', 'Try again'],
    [{ error: 'RATE_LIMITED' }, 'Too many tries', 'Try again'],
    [{ error: 'ERROR' }, 'We could not open the stream', 'Try again'],
    [{ error: 'OF_THE_FUTURE' }, 'We could not open the stream', 'Try again'],
    ['nothing' as const, 'We could not open the stream', 'Try again'],
  ])('a stream refused with %j says “%s” and offers “%s”', async (answer, title, way) => {
    await stageStream([answer]);
    press();
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByRole('button', { name: way })).toBeDefined();
    expect(document.activeElement?.textContent).toContain(title);
  });

  it.each([
    [{ restriction: 'BALANCE' }, 'Deposit', '/account/wallet/deposit'],
    [{ restriction: 'STREAM_CANCELLED' }, 'Other live games', '/live'],
    [{ restriction: 'STREAM_CLOSED' }, 'Other live games', '/live'],
    [{ error: 'EVENT_CANCELLED' }, 'Other live games', '/live'],
    [{ error: 'EVENT_CLOSED' }, 'Other live games', '/live'],
  ])('a stream refused with %j links to “%s”', async (answer, name, to) => {
    await stageStream([answer]);
    press();
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
  });

  it('a stream refused for its location asks for it and starts once it is verified', async () => {
    const meet = vi.fn<(what: string) => Promise<boolean>>(() => Promise.resolve(true));
    await stageStream([{ restriction: 'OUT_OF_REGION' }, 'ticket'], { ports: { meet } });
    press();
    await screen.findByText('We need to verify your location');
    press('Check Location');
    expect(await theatre()).toBeDefined();
    expect(meet.mock.calls).toEqual([['LOCATION']]);
  });

  it('a stream stays refused while the location is not verified', async () => {
    const { asked } = await stageStream([{ restriction: 'OUT_OF_REGION' }], { ports: { meet: () => Promise.resolve(false) } });
    press();
    await screen.findByText('We need to verify your location');
    const before = asked.length;
    press('Check Location');
    await act(() => Promise.resolve());
    expect(asked).toHaveLength(before);
  });

  it('a closed refusal shows the poster again with the focus', async () => {
    await stageStream([{ restriction: 'BALANCE' }]);
    press();
    await screen.findByText('Add funds to watch');
    press('Close');
    expect(document.activeElement).toBe(poster());
  });
});

describe('StreamPlayer that is watched', () => {
  it('a stream opens a viewing with its ticket and plays muted', async () => {
    const { fetcher, video } = await watching();
    expect(fetcher.mock.calls.map(([url]) => String(url))).toEqual([`${HOST}/viewings`]);
    expect(video.muted).toBe(true);
    expect(screen.queryByText('Loading the stream')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^(Pause|Play)$/ }));
  });

  it('the same video element plays once its picture is shown', async () => {
    const { video, fetcher } = await watching();
    expect(videoIn(await theatre())).toBe(video);
    expect(video.src).toBe(`${HOST}/viewings/v1/index.m3u8`);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('the stream’s query is sent to the address that the server names', async () => {
    const { asked } = await watching(['ticket'], { base: 'https://streams.example/graphql' });
    expect(asked).toEqual([
      { name: 'LiveStreamingBase', uri: undefined },
      { name: 'LiveStream', uri: 'https://streams.example/graphql' },
    ]);
  });

  it('the stream’s query is sent to the usual address if the server names none', async () => {
    const { asked } = await watching();
    expect(asked.find(({ name }) => name === 'LiveStream')).toEqual({ name: 'LiveStream', uri: undefined });
  });

  it('a stream is muted and unmuted by button and by the M key', async () => {
    const { video } = await watching();
    press('Turn sound on');
    expect(video.muted).toBe(false);
    fireEvent(video, new Event('volumechange'));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Turn sound off' }), { key: 'm' });
    expect(video.muted).toBe(true);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Stop watching' }), { key: 'm', ctrlKey: true });
    expect(video.muted).toBe(true);
  });

  it('a stopped stream removes its video and focuses the poster', async () => {
    const { video, container } = await watching();
    press('Stop watching');
    expect(container.querySelector('video')).toBeNull();
    expect(video.getAttribute('src')).toBeNull();
    expect(document.activeElement).toBe(poster());
  });

  it('a stream whose picture never arrives says so and can be tried again', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { asked } = await stageStream(['ticket']);
    press();
    const video = videoIn(await theatre());
    await waitFor(() => expect(video.src).toBe(`${HOST}/viewings/v1/index.m3u8`));
    fireEvent(video, new Event('error'));
    expect(await screen.findByText('The stream stopped')).toBeDefined();
    press('Try again');
    expect(await theatre()).toBeDefined();
    expect(asked.filter(({ name }) => name === 'LiveStream')).toHaveLength(2);
  });

  it('a broken stream starts again with a new ticket', async () => {
    const { video, asked } = await watching();
    fireEvent(video, new Event('error'));
    expect(videoIn(await theatre())).not.toBe(video);
    expect(asked.filter(({ name }) => name === 'LiveStream')).toHaveLength(2);
  });

  it('a broken stream shows the server’s reason if there is one', async () => {
    const { video } = await watching(['ticket', { restriction: 'STREAM_CANCELLED' }]);
    fireEvent(video, new Event('error'));
    expect(await screen.findByText('No stream for this game')).toBeDefined();
  });

  it('a stream whose broadcast ends says that it has ended', async () => {
    const { video } = await watching();
    fireEvent(video, new Event('ended'));
    expect(await screen.findByText('The stream has ended')).toBeDefined();
  });

  it.each([
    ['FINISHED', 'This game is over'],
    ['CANCELLED', 'This game was canceled'],
  ] as const)('a stream ends when its game is %s', async (status, title) => {
    const { platform } = await watching();
    act(() => {
      platform.prices.receive({
        eventId: 'st1',
        version: '999999',
        status,
        matchProgress: 'IN_PROGRESS',
        scoreboard: null,
        selections: [],
      });
      platform.prices.flush();
    });
    expect(await screen.findByText(title)).toBeDefined();
    press('Close');
    expect(screen.queryByRole('button', { name: /^Watch live/ })).toBeNull();
  });

  it('a stream stops when another player logs in', async () => {
    const listeners = new Set<() => void>();
    await watching(['ticket'], {
      ports: {
        watchPlayer: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
    });
    act(() => listeners.forEach((tell) => tell()));
    expect(poster()).toBeDefined();
  });

  it('a stream refused before the login was known starts once the player is known', async () => {
    const listeners = new Set<() => void>();
    await stageStream([{ error: 'NOT_LOGGED_IN' }, 'ticket'], {
      ports: {
        playerId: () => 'p1',
        watchPlayer: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
    });
    press();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Watch live/ })).toBeNull());
    expect(screen.queryByRole('group', { name: /^Live stream of/ })).toBeNull();
    act(() => listeners.forEach((tell) => tell()));
    expect(await theatre()).toBeDefined();
  });
});

describe('StreamPlayer while playing', () => {
  const halfway = () => act(() => vi.advanceTimersByTimeAsync(LASTS_MS / 2 + 1_000));

  it('a stream renews its ticket in time and keeps its viewing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    const { asked, fetcher } = await watching();
    await halfway();
    expect(asked.filter(({ name }) => name === 'LiveStream')).toHaveLength(2);
    expect(String(fetcher.mock.calls.at(-1)?.[0])).toBe(`${HOST}/viewings/v1`);
    expect(await theatre()).toBeDefined();
  });

  it('a stream that may not continue stops with the reason', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    await watching(['ticket', { restriction: 'OUT_OF_REGION' }]);
    await halfway();
    expect(await screen.findByText('We need to verify your location')).toBeDefined();
  });

  it('a failure to renew keeps the stream playing and is tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    const { asked } = await watching(['ticket', 'nothing', 'ticket']);
    await halfway();
    expect(await theatre()).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(asked.filter(({ name }) => name === 'LiveStream')).toHaveLength(3);
    expect(await theatre()).toBeDefined();
  });
});
