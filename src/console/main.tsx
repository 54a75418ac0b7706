import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadFonts, showTheme, themeClasses } from '#src/app/startup/boot/theme.ts';
import type { ThemeMode } from '#src/brand/contract.ts';
import { createStorage, startTelemetry } from '#src/platform/index.ts';
import { watchLostSheets } from '#src/ui/lostSheet.ts';
import { pageStyles } from '#src/ui/page.ts';
import { createConsoleClient, sendByFetch } from './api/index.ts';
import { ConsoleApp } from './ConsoleApp.tsx';
import { createModeStore } from './look/mode.ts';
import { tokens } from './look/tokens.ts';

watchLostSheets();
startTelemetry(() => null, '/console/api/faults');
const client = createConsoleClient(sendByFetch);
void client.open();
const look = { id: 'console', tokens };
const classes = themeClasses(look);
const show = (mode: ThemeMode): void => showTheme(document.documentElement, classes, mode, tokens.colors[mode].chrome);
pageStyles();
void loadFonts(look);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <ConsoleApp client={client} modes={createModeStore(createStorage('linemaker-console'))} show={show} />
    </BrowserRouter>,
  );
