/**
 * Wraps an async function so that concurrent calls with the same input share one run, even from
 * different pages: a page that the person left and reopened does not know what it has sent. Two
 * inputs are the same if their JSON is, which omits functions; the input has to name the user.
 */
export function singleFlight<Input, Answer>(
  work: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (input) => {
    const key = JSON.stringify(input);
    const run = running.get(key) ?? work(input).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
