import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ok, refuse } from '#src/shared/values/result.ts';
import type { Platform } from '#src/platform/index.ts';
import { formOf, press, stageForm } from '#tests/support/formStage.tsx';

type Sent = Awaited<ReturnType<Platform['http']>>;
const arrived: Sent = ok({ status: 200, body: null, headers: new Headers() });
const lost: Sent = refuse({ code: 'TIMEOUT_ERROR', status: null, body: null });
const taken: Sent = refuse({ code: 'UNKNOWN_ERROR', status: 409, body: { message: 'This upload was already used for another file.' } });
const picture = { type: 'string', format: 'file', title: 'Picture', accept: ['image/png'], maxBytes: 1_000 };
const FAILED = 'We could not upload the file. Check your connection and choose it again.';
const ON_ITS_WAY = 'A file is still uploading, so we did not send the form. Try again when it is done.';

/** Renders a form with a file field. `answer` completes the oldest pending upload. */
async function fileForm(id: string) {
  const stage = await stageForm(formOf(id, { picture }));
  const waiting: ((sent: Sent) => void)[] = [];
  const http = vi.spyOn(stage.platform, 'http').mockImplementation(() => new Promise((resolve) => void waiting.push(resolve)));
  const user = userEvent.setup({ applyAccept: false });
  const input = () => screen.getByLabelText<HTMLInputElement>('Picture');
  return {
    ...stage,
    input,
    choose: (file: File) => user.upload(input(), file),
    answer: (sent: Sent) => act(async () => waiting.shift()?.(sent)),
    ids: () => http.mock.calls.map(([{ path }]) => new URLSearchParams(path.split('?')[1]).get('uploadId')),
  };
}
const shot = (name = 'shot.png') => new File(['x'], name, { type: 'image/png', lastModified: 1 });

describe('a file while it uploads', () => {
  it('a form is not sent while its file is still uploading', async () => {
    const { choose, answer, inputs, ids } = await fileForm('file-early');
    await choose(shot());
    await press('Send');
    expect(inputs()).toEqual([]);
    expect(screen.getByText(ON_ITS_WAY).closest('[role="alert"]')).not.toBeNull();
    await answer(arrived);
    expect(screen.queryByText(ON_ITS_WAY)).toBeNull();
    await press('Send');
    expect(inputs()).toEqual([{ picture: ids()[0] }]);
  });

  it('a form can be sent after its upload failed', async () => {
    const { choose, answer, inputs } = await fileForm('file-lost');
    await choose(shot());
    await answer(lost);
    await press('Send');
    expect(inputs()).toEqual([{}]);
  });
});

describe('a file that did not arrive', () => {
  it('a file whose upload failed can be chosen again and keeps its upload id', async () => {
    const { choose, answer, input, ids } = await fileForm('file-again');
    const file = shot();
    await choose(file);
    await answer(lost);
    expect(screen.getByText(FAILED)).toBeDefined();
    expect(input().files).toHaveLength(0);
    await choose(file);
    await answer(arrived);
    expect(screen.getByText('shot.png is uploaded.')).toBeDefined();
    expect(ids()).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
  });

  it('a different file, or an id the server already knows, gets a new upload id', async () => {
    const { choose, answer, ids } = await fileForm('file-other');
    await choose(shot());
    await answer(lost);
    await choose(shot('other.png'));
    await answer(taken);
    await choose(shot('other.png'));
    await answer(arrived);
    expect(new Set(ids()).size).toBe(3);
  });

  it('a file can be chosen again after the field refused one', async () => {
    const { choose, input } = await fileForm('file-refused');
    await choose(new File(['x'], 'page.html', { type: 'text/html' }));
    expect(screen.getByText('We can’t use this type of file. Choose PNG.')).toBeDefined();
    expect(input().files).toHaveLength(0);
  });
});
