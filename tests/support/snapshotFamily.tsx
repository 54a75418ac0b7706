import { cleanup, render, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { markup, outline } from './outline.ts';
import { addressOf } from '#src/console/preview/address.ts';
import { casesOf, openAddress } from './stageCase.tsx';

/**
 * Compares what a screen reader announces in each case, and the elements of the usual case, with stored text. Read the difference before
 * accepting a change.
 */
export function snapshotFamily(family: string): void {
  const kinds = [...new Set(casesOf(family).map(({ kind }) => kind))];
  describe(family, () => {
    // Loads icons and dialogs first, because their loading times differ.
    beforeAll(async () => {
      await preloadDialog();
      const { container } = render(
        <>
          <Icon name="statistics" />
          <LeavesSite opensNewTab />
        </>,
      );
      await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(2));
      cleanup();
    });

    it.each(kinds)('the kind %s is announced and written as in its snapshot', async (kind) => {
      const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const parts: string[] = [];
      for (const entry of casesOf(family).filter((each) => each.kind === kind)) {
        const { reasons } = await openAddress(addressOf('preview', { family, kind, name: entry.name }));
        const reported = reasons().map((reason) => `reported: ${reason}`);
        parts.push(
          [
            `# ${entry.name}`,
            ...reported,
            outline(document.body),
            ...(entry.name === 'usual' ? ['', '## as elements', markup(document.body)] : []),
          ].join('\n'),
        );
        cleanup();
        document.body.replaceChildren();
      }
      silence.mockRestore();
      await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(
        `../../registry/${family}/${kind}/${kind}.snapshot.txt`,
        `look at it: npm run preview, ${addressOf('gallery', { family, kind })}`,
      );
    });
  });
}
