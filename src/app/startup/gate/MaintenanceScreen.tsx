import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { isAllowedWebPage, isSitePath } from '#src/render/index.ts';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { Maintenance } from '../boot/startupFault.ts';
import { GateScreen } from './GateScreen.tsx';

// Sizes of the built-in and the server's picture (product §2).
const Drawn = styled('div', { width: '188px', height: '120px', display: 'grid', placeItems: 'center' });
const Named = styled('img', { width: '80px', height: '120px', objectFit: 'contain' });

/** Replaces the site during maintenance (product §2). */
export function MaintenanceScreen({ maintenance: { title, message, image, link, label } }: { readonly maintenance: Maintenance }) {
  const { linkHosts } = useBrand();
  const leads = link !== null && (isSitePath(link) || isAllowedWebPage(link, linkHosts));
  // The content security policy blocks images of other sites.
  const shows = image !== null && isSitePath(image);
  return (
    <GateScreen
      picture={
        shows ? (
          <Named src={image} alt="" />
        ) : (
          <Drawn>
            <Illustration name="maintenance" />
          </Drawn>
        )
      }
      title={title ?? t`We're working on a few things`}
      lines={[message ?? t`We are currently undergoing maintenance`, t`Check back soon!`]}
      action={
        leads ? (
          <ButtonFace as="a" href={link} tone="secondary" rel="noopener noreferrer">
            {label ?? t`More info`}
            {isSitePath(link) ? null : <LeavesSite opensNewTab={false} />}
          </ButtonFace>
        ) : null
      }
    />
  );
}
