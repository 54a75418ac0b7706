import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSmtp, type SmtpService } from './smtp.ts';

const mail = { to: 'robin@linemaker.test', subject: '12345678 is your code', body: 'Your code is 12345678.\n\nZoë' };
const SHORT_MS = 300;
const LONG_MS = 5_000;

const portOf = (server: Pick<Server, 'address'>): number => {
  const at = server.address();
  return typeof at === 'object' && at !== null ? at.port : 0;
};

type Taken = { readonly from: string; readonly to: readonly string[]; readonly raw: string };

async function smtpServer(options: SMTPServerOptions = {}) {
  const taken: Taken[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, go) => {
      connections += 1;
      go();
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      const { mailFrom, rcptTo } = envelope;
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const from = mailFrom === false ? '' : mailFrom.address;
          taken.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString('utf8') });
          done();
        });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: portOf(server.server), taken, connections: () => connections };
}

async function liar(serve: (socket: Socket, heard: (line: string) => void) => void) {
  const heard: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    serve(socket, (line) => void heard.push(line));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { port: portOf(server), heard, open };
}

const speaking = (answers: Readonly<Record<string, string>>) => (socket: Socket, heard: (line: string) => void) => {
  let isMessage = false;
  socket.write('220 here\r\n');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    for (const line of chunk.split('\r\n').filter(Boolean)) {
      if (!isMessage) heard(line);
      if (isMessage && line !== '.') continue;
      const word = isMessage ? 'END' : (line.split(' ')[0] ?? '').toUpperCase();
      const answer = answers[word] ?? (word === 'DATA' ? '354 go on' : '250 fine');
      isMessage = word === 'DATA' && answer.startsWith('354');
      if (answer === 'reset') socket.resetAndDestroy();
      else if (answer !== 'silence') socket.write(`${answer}\r\n`);
    }
  });
};

const opened = (port: number, more: Partial<SmtpService> = {}, timeoutMs = LONG_MS, trust: Parameters<typeof openSmtp>[2] = {}) => {
  const service: SmtpService = {
    host: '127.0.0.1',
    port,
    isImplicitTls: false,
    login: null,
    from: 'Care <care@one.example>',
    dkim: null,
    ...more,
  };
  const sender = openSmtp(service, timeoutMs, trust);
  onTestFinished(sender.close);
  return sender;
};

describe('a mail by SMTP', () => {
  it('a mail by SMTP arrives completely, with its id as Message-ID', async () => {
    const { port, taken } = await smtpServer();
    const { send } = opened(port);
    expect(await send('id-1', mail)).toEqual({ delivery: 'sent', why: '' });
    expect(await send('id-1', mail)).toEqual({ delivery: 'sent', why: '' });
    expect(taken).toHaveLength(2);
    for (const { from, to, raw } of taken) {
      expect([from, to]).toEqual(['care@one.example', [mail.to]]);
      expect(raw).toContain('Message-ID: <id-1@one.example>\r\n');
      expect(raw).toContain('Subject: 12345678 is your code\r\n');
      expect(raw).toContain('Auto-Submitted: auto-generated\r\n');
      expect(raw).toContain('Your code is 12345678.');
    }
  });

  it('mails by SMTP share one connection', async () => {
    const { port, taken, connections } = await smtpServer();
    const { send } = opened(port);
    for (let at = 0; at < 5; at += 1) await send(`id-${at}`, mail);
    expect([taken.length, connections()]).toEqual([5, 1]);
  });

  it('a mail by SMTP is signed with the domain’s key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { port, taken } = await smtpServer();
    const dkim = { domain: 'one.example', selector: 's1', privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() };
    await opened(port, { dkim }).send('id-1', mail);
    const raw = taken[0]?.raw ?? '';
    const header = /^DKIM-Signature: ([\s\S]*?)\r\n(?!\s)/m.exec(raw)?.[1] ?? '';
    expect(header).toMatch(/d=one\.example;\s+q=dns\/txt; s=s1;/);
    expect(isSigned(raw, header, publicKey.export({ format: 'pem', type: 'spki' }).toString())).toBe(true);
    expect(isSigned(raw.replace('12345678 is', '99999999 is'), header, publicKey.export({ format: 'pem', type: 'spki' }).toString())).toBe(
      false,
    );
  });
});

describe('a hostile mail', () => {
  it.each([
    'robin@linemaker.test\r\nBcc: mallory@evil.test',
    'robin@linemaker.test>\r\nRCPT TO:<mallory@evil.test',
    'robin@linemaker.test, mallory@evil.test',
    'Robin <robin@linemaker.test>',
    '"robin"@linemaker.test',
    'robin',
    '',
    'robin\u0000@linemaker.test',
  ])('a mail to the address %j is refused without a connection', async (to) => {
    const { port, heard } = await liar(speaking({}));
    expect(await opened(port).send('id-1', { ...mail, to })).toEqual({ delivery: 'refused', why: 'the address is none' });
    expect(heard).toEqual([]);
  });

  it.each(['Hello\r\nBcc: mallory@evil.test', 'Hello\nX: y', 'Hello\rX', 'Hello\u0000', 'Hello\u2028X'])(
    'a mail with the subject %j is refused',
    async (subject) => {
      const { port, heard } = await liar(speaking({}));
      expect(await opened(port).send('id-1', { ...mail, subject })).toMatchObject({ delivery: 'refused' });
      expect(heard).toEqual([]);
    },
  );

  it('a line with a single dot does not end the message', async () => {
    const { port, taken } = await smtpServer();
    await opened(port).send('id-1', { ...mail, body: 'before\r\n.\r\nMAIL FROM:<mallory@evil.test>\r\nafter' });
    expect(taken).toHaveLength(1);
    expect(taken[0]?.raw).toContain('MAIL FROM:<mallory@evil.test>');
    expect(taken[0]?.raw).toContain('after');
  });
});

describe('an SMTP answer', () => {
  it.each([
    ['RCPT', '550 5.1.1 robin@linemaker.test is unknown', 'refused', 'RCPT TO answered 550'],
    ['END', '554 5.7.1 spam', 'refused', 'DATA answered 554'],
    ['DATA', '552 too large', 'refused', 'DATA answered 552'],
    ['RCPT', '450 4.2.1 later', 'failed', 'RCPT TO answered 450'],
    ['END', '451 4.3.0 later', 'failed', 'DATA answered 451'],
    ['MAIL', '550 5.7.1 this sender may not', 'failed', 'EENVELOPE answered 550'],
    ['END', 'reset', 'failed', null],
    ['RCPT', 'reset', 'failed', null],
    ['EHLO', 'reset', 'failed', null],
    ['END', '999 what', 'failed', null],
    ['DATA', 'nonsense', 'failed', null],
  ] as const)('the SMTP answer to %s, %s, makes the mail %s', async (word, answer, delivery, why) => {
    const { port } = await liar(speaking({ [word]: answer }));
    const outcome = await opened(port, {}, SHORT_MS).send('id-1', mail);
    expect(outcome.delivery).toBe(delivery);
    if (why !== null) expect(outcome.why).toBe(why);
    for (const secret of ['robin', '12345678']) expect(outcome.why).not.toContain(secret);
  });

  it.each(['EHLO', 'MAIL', 'RCPT', 'DATA', 'END'])('a missing SMTP answer to %s fails in time and closes the connection', async (word) => {
    const { port, open } = await liar(speaking({ [word]: 'silence' }));
    expect((await opened(port, {}, SHORT_MS).send('id-1', mail)).delivery).toBe('failed');
    await expect.poll(() => open.size).toBe(0);
  });

  it('an SMTP answer that comes byte by byte fails in time', async () => {
    const { port, open } = await liar((socket) => {
      const dripping = setInterval(() => void socket.write('2'), 20);
      socket.on('close', () => clearInterval(dripping));
    });
    expect((await opened(port, {}, SHORT_MS).send('id-1', mail)).delivery).toBe('failed');
    await expect.poll(() => open.size).toBe(0);
  });

  it('an endless SMTP answer fails and is not kept', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'a');
    let sent = 0;
    const { port } = await liar((socket) => {
      const pour = (): void => {
        sent += chunk.length;
        if (!socket.destroyed) socket.write(chunk, pour);
      };
      pour();
    });
    expect((await opened(port).send('id-1', mail)).delivery).toBe('failed');
    expect(sent, 'until what lies between is full').toBeLessThan(16 * 1024 * 1024);
  });

  it('a mail to an unreachable SMTP server fails', async () => {
    const { port } = await liar((socket) => void socket.destroy());
    expect((await opened(port, {}, SHORT_MS).send('id-1', mail)).delivery).toBe('failed');
    expect((await opened(1, {}, SHORT_MS).send('id-1', mail)).delivery).toBe('failed');
  });

  it('a mail whose answer is late does not delay others', async () => {
    let isFirst = true;
    const { port, taken } = await smtpServer({
      onRcptTo: (_address, _session, go) => {
        if (!isFirst) return go();
        isFirst = false;
      },
    });
    const { send } = opened(port, {}, 1_000);
    const [late, other] = await Promise.all([send('id-1', mail), send('id-2', { ...mail, to: 'ann@linemaker.test' })]);
    expect([late.delivery, other.delivery]).toEqual(['failed', 'sent']);
    expect(taken).toHaveLength(1);
  });
});

describe('TLS with an SMTP server', () => {
  const login = { user: 'linemaker', secret: 's3cret' };

  it('an SMTP server without TLS beyond this machine gets neither secret nor mail', async () => {
    const { port, heard } = await liar(speaking({ EHLO: '250 AUTH PLAIN' }));
    const outcome = await opened(port, { login }, LONG_MS, { requiresTls: true }).send('id-1', mail);
    expect(outcome.delivery).toBe('failed');
    expect(heard.join()).toMatch(/EHLO/);
    expect(heard.join()).not.toMatch(/AUTH |MAIL |s3cret/);
  });

  it('an untrusted certificate of the SMTP server is refused', async () => {
    const { port, taken } = await smtpServer({ disabledCommands: [] });
    expect((await opened(port, { login }, LONG_MS, { requiresTls: true }).send('id-1', mail)).delivery).toBe('failed');
    expect(taken).toEqual([]);
  });

  it('a refused SMTP login counts as a temporary failure', async () => {
    const { port } = await smtpServer({ allowInsecureAuth: true, onAuth: (_auth, _session, go) => go(null, {}) });
    expect(await opened(port, { login }).send('id-1', mail)).toEqual({ delivery: 'failed', why: 'EAUTH answered 535' });
  });
});

/** Verifies rsa-sha256 with relaxed canonicalization (RFC 6376 §3.4). */
function isSigned(raw: string, signature: string, key: string): boolean {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const fields = head.split(/\r\n(?!\s)/);
  const relaxed = (field: string): string => {
    const at = field.indexOf(':');
    return `${field.slice(0, at).toLowerCase().trim()}:${field
      .slice(at + 1)
      .replace(/\s+/g, ' ')
      .trim()}`;
  };
  const named = /;h=([^;]+)/.exec(signature.replace(/\s/g, ''))?.[1]?.split(':') ?? [];
  const signed = named.map((name) => relaxed(fields.find((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ':'));
  const own = relaxed(`DKIM-Signature: ${signature}`).replace(/b=[^;]*$/, 'b=');
  const bytes = Buffer.from(/\bb=([^;]+)$/.exec(signature)?.[1]?.replace(/\s/g, '') ?? '', 'base64');
  return verify('sha256', Buffer.from([...signed, own].join('\r\n')), createPublicKey(key), bytes);
}
