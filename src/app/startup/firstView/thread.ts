import { parentPort } from 'node:worker_threads';
import { drawFirstView, type FirstViewRequest } from './drawFirstView.tsx';
import { standInForBrowser } from './stillBrowser.ts';

standInForBrowser();

parentPort?.on('message', ({ id, asked }: { readonly id: number; readonly asked: FirstViewRequest }) => {
  drawFirstView(asked).then(
    (view) => parentPort?.postMessage({ id, view }),
    (error: unknown) => parentPort?.postMessage({ id, fault: error instanceof Error ? error.message : 'unknown' }),
  );
});
