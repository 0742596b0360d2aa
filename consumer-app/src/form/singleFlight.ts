/**
 * Work that is joined instead of begun a second time while the very same is under way, whoever asks: a
 * page that was left and come back to knows nothing of what it has sent. What counts as the same is the
 * input, functions in it aside; it names whom the work is for.
 */
export function singleFlight<Input, Answer>(
  work: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  return (input) => {
    const key = JSON.stringify(input);
    const begun = underWay.get(key) ?? work(input).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}
