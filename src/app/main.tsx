import { t } from '#src/shared/text/t.ts';
import { claimScriptPolicy, reportError } from '#src/platform/index.ts';
import { start } from './startup/boot/start.tsx';

claimScriptPolicy();
start(document).catch((error: unknown) => {
  reportError('boot', error);
  const root = document.getElementById('root');
  if (root) root.textContent = t`We could not start the page. Please reload it. For help with gambling call 1-800-GAMBLER.`;
});
