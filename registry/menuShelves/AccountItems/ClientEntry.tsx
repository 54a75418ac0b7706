import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useBrand } from '#src/brand/context.tsx';
import { useOddsFormat, useThemeChoice } from '#src/brand/preferences.tsx';
import { resolveThemeMode } from '#src/brand/themeMode.ts';
import { LogOutDialog, useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { showSupportChat, supportChatStore } from '#src/platform/supportChat.ts';
import { useReportNode } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { styled } from '#src/ui/stitches.ts';
import { entryFace, EntryNote, EntryText, Setting } from './entryStyles.ts';

type DisplayProps = { readonly icon: string; readonly description?: string };

const displays: Readonly<Record<string, ComponentType<DisplayProps>>> = {
  'odds-format': OddsFormatEntry,
  theme: ThemeEntry,
  'support-chat': SupportChatEntry,
  'log-out': LogOutEntry,
};

export function ClientEntry({ display, of, ...rest }: DisplayProps & { readonly display: string; readonly of: string }) {
  const Known = Object.hasOwn(displays, display) ? displays[display] : undefined;
  return Known ? <Known {...rest} /> : <UnknownEntry display={display} of={of} />;
}

function UnknownEntry({ display, of }: { readonly display: string; readonly of: string }) {
  const report = useReportNode();
  useEffect(() => report(of, `ClientDisplay ${display}`, 'unsupported'), [report, of, display]);
  return null;
}

const formats = [
  { value: 'AMERICAN', label: t`American` },
  { value: 'EURO', label: t`Decimal` },
] as const;

function OddsFormatEntry({ icon }: DisplayProps) {
  const [format, setFormat] = useOddsFormat();
  return (
    <Setting>
      <Icon name={icon} size={20} />
      <Segmented legend={t`Odds`} options={formats} value={format} onChange={setFormat} />
    </Setting>
  );
}

const modes = [
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
] as const;

function ThemeEntry({ icon }: DisplayProps) {
  const { options } = useBrand();
  const [chosen, setChosen] = useThemeChoice();
  const systemIsDark = useSystemIsDark();
  if (options.modes.length < 2) return null;
  return (
    <Setting>
      <Icon name={icon} size={20} />
      <Segmented legend={t`Theme`} options={modes} value={resolveThemeMode(options, chosen, systemIsDark)} onChange={setChosen} />
    </Setting>
  );
}

const DARK = '(prefers-color-scheme: dark)';

function useSystemIsDark(): boolean {
  return useSyncExternalStore(onSystemChange, readSystem, readSystem);
}

const readSystem = (): boolean => matchMedia(DARK).matches;

function onSystemChange(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const Press = styled('button', entryFace);

function SupportChatEntry({ icon, description }: DisplayProps) {
  const isOffered = useStore(supportChatStore, ({ address }) => address !== null);
  if (!isOffered) return null;
  return (
    <Press type="button" data-leads-away="" onClick={showSupportChat}>
      <Icon name={icon} size={20} />
      <EntryText>
        {t`Chat with us`}
        {description === undefined ? null : <EntryNote>{description}</EntryNote>}
      </EntryText>
    </Press>
  );
}

/** Requests confirmation before logging out (product §2). */
function LogOutEntry({ icon, description }: DisplayProps) {
  const { isLoggedIn } = useAuth();
  const [isAsking, setIsAsking] = useState(false);
  if (isLoggedIn !== true) return null;
  return (
    <>
      <Press type="button" onClick={() => setIsAsking(true)}>
        <Icon name={icon} size={20} />
        <EntryText>
          {t`Log Out`}
          {description === undefined ? null : <EntryNote>{description}</EntryNote>}
        </EntryText>
      </Press>
      <LogOutDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
