import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Why a PDF is refused. `active`: runs, opens or embeds something. `closed`: cannot be unpacked for checking. `locked`: encrypted. */
export type PdfRefusal = 'active' | 'closed' | 'locked';

const LOOK = fileURLToPath(new URL('./pdfLook.mjs', import.meta.url));
const DEADLINE_MS = 10_000;
const MOST_MEGABYTES = 160;

/** Null if a PDF has no active parts; `closed` after the deadline. Runs in a thread. */
export async function pdfRefusal(bytes: Buffer, deadlineMs = DEADLINE_MS): Promise<PdfRefusal | null> {
  const thread = new Worker(LOOK, { workerData: bytes, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<PdfRefusal | null>((resolve, reject) => {
      timer = setTimeout(() => resolve('closed'), deadlineMs);
      thread
        .once('message', resolve)
        .once('error', (error: NodeJS.ErrnoException) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('closed') : reject(error)))
        .once('exit', (code) => reject(new Error(`The thread that looks into a PDF ended with ${code}.`)));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
