import { t } from '#src/shared/text/t.ts';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { styled } from '#src/ui/stitches.ts';
import { openDialog } from '../hosts/overlayStore.ts';
import type { Startup } from '../../startup/boot/startup.ts';
import { StoreMark } from './StoreMark.tsx';

const Apps = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$8' });
const App = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$8',
  minHeight: '44px',
  paddingInline: '$16',
  borderRadius: '$control',
  border: '1px solid $lineStrong',
  color: '$ink1',
  text: 14,
  fontWeight: '$medium',
  cursor: 'pointer',
  focusRing: 2,
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
});

const WITHOUT_APP = 'home-screen';

type Urls = Startup['serviceAttributes']['appUrls'];

export function StoreLinks({ urls }: { readonly urls: Urls | null }) {
  const apps = [
    { label: t`iPhone and iPad`, platform: 'ios' },
    { label: t`Android`, platform: 'android' },
  ] as const;
  return (
    <Apps>
      {apps.map(({ label, platform }) => {
        const url = urls?.[platform] ?? null;
        return (
          <li key={platform}>
            {url?.startsWith('https://') ? (
              <App as="a" href={url} rel="noopener noreferrer">
                <StoreMark platform={platform} />
                {label}
                <LeavesSite opensNewTab={false} />
              </App>
            ) : (
              <App type="button" aria-haspopup="dialog" onClick={() => openDialog(WITHOUT_APP)}>
                <StoreMark platform={platform} />
                {label}
              </App>
            )}
          </li>
        );
      })}
    </Apps>
  );
}
