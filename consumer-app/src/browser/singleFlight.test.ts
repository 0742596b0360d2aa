import { expect, it } from 'vitest';
import { singleFlight } from './singleFlight';

interface Letter {
  to: string;
}

function post() {
  const sent: string[] = [];
  const arrivals: { arrive: () => void; lose: (why: Error) => void }[] = [];
  const send = singleFlight(({ to }: Letter) => {
    sent.push(to);
    return new Promise<number>((resolve, reject) => {
      const number = sent.length;
      arrivals.push({ arrive: () => resolve(number), lose: reject });
    });
  });
  return { sent, arrivals, send };
}

it('sends one call while it is pending, and answers all callers', async () => {
  const { sent, arrivals, send } = post();
  const answers = [send({ to: 'Asha' }), send({ to: 'Ravi' }), send({ to: 'Asha' })];
  expect(sent).toEqual(['Asha', 'Ravi']);
  for (const { arrive } of arrivals) arrive();
  expect(await Promise.all(answers)).toEqual([1, 2, 1]);
});

it('starts a new call once the last has ended, failed or not', async () => {
  const { sent, arrivals, send } = post();
  const lost = [send({ to: 'Asha' }), send({ to: 'Asha' })];
  arrivals[0]?.lose(new Error('lost'));
  for (const answer of lost) await expect(answer).rejects.toThrow('lost');
  const answer = send({ to: 'Asha' });
  arrivals[1]?.arrive();
  expect(await answer).toBe(2);
  expect(sent).toHaveLength(2);
});
