import type { ServerResponse } from 'node:http';

export type Streams = {
  readonly add: (response: ServerResponse) => void;
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
