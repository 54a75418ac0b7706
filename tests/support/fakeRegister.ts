import type { RegisterVendor } from '#server/modules/exclusionRegister/index.ts';
import { personDigest } from '#server/modules/exclusionRegister/index.ts';
import { publicKeyOf, registerKey, signed } from '#server/sandbox/exclusionRegister/signing.ts';

type Person = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };
type Question = {
  readonly requestId: string;
  readonly after?: string | null;
  readonly person: Person & { readonly region: string; readonly taxDigits: null };
};

/** Fake exclusion register, which identifies people by birth date alone. Dates answers a millisecond apart, to give them an order. */
export function fakeRegister(now: () => Date) {
  const key = registerKey('of a test');
  const changes: Person[] = [];
  let answers = 0;
  const state = {
    listed: new Set<string>(),
    /** Birth dates for which the register answers with an error. */
    broken: new Set<string>(),
    hasChanges: true,
    /** Birth dates queried in the register, in order. */
    questions: [] as string[],
    /** Number of reads of the list of changes. */
    reads: 0,
    /** Delays answers until this promise resolves. Their contents are decided before. */
    held: Promise.resolve(),
  };
  const vendor: RegisterVendor = {
    origin: 'http://register.test',
    secret: 's',
    publicKey: publicKeyOf(key),
    ask: async (address, { body }) => {
      const { requestId, person, after } = JSON.parse(String(body)) as Question;
      answers += 1;
      const answeredAt = new Date(now().getTime() + answers);
      if (address.endsWith('/changes')) {
        state.reads += 1;
        if (!state.hasChanges) return new Response('', { status: 503 });
        const claims = {
          requestId,
          cursor: String(changes.length),
          changes: changes.slice(Number(after ?? 0)),
          hasMore: false,
          answeredAt,
        };
        return Response.json({ token: await signed(key, 'register-changes', claims) });
      }
      state.questions.push(person.birthDate);
      if (state.broken.has(person.birthDate)) return new Response('', { status: 500 });
      const verdict = state.listed.has(person.birthDate) ? 'LISTED' : 'NOT_LISTED';
      const claims = { requestId, personDigest: personDigest(person), verdict, until: null, regions: null, answeredAt };
      const token = await signed(key, 'register-answer', claims);
      await state.held;
      return Response.json({ token });
    },
  };
  const list = (person: Person): void => {
    state.listed.add(person.birthDate);
    changes.push(person);
  };
  return { vendor, state, list, name: (person: Person) => changes.push(person) };
}
