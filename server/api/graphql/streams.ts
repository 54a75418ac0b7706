import type { ServerResponse } from 'node:http';

/** Answers that never end by themselves: subscriptions over HTTP. */
export type Streams = {
  readonly add: (response: ServerResponse) => void;
  /** Cuts all of them, so that the server can stop; their clients ask again elsewhere. */
  readonly close: () => void;
};

export function createStreams(): Streams {
  const open = new Set<ServerResponse>();
  return {
    add: (response) => {
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    close: () => {
      for (const response of open) response.destroy();
    },
  };
}
