import { useSearchParams } from 'react-router-dom';

/** The months of a gold loan that nobody has chosen yet. */
const FIRST_MONTHS = 12;

/** The gold lender that the person has chosen, and the one whose key facts are open for which loan, in the address. */
export function useChosenLender() {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => Number(params.get(name)) || undefined;
  const build = (values: Readonly<Record<string, number | undefined>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name);
      else next.set(name, String(value));
    }
    return next;
  };
  return {
    lenderId: read('lender'),
    keyFactsOf: read('kfs'),
    loan: { amount: read('amount'), months: read('months') ?? FIRST_MONTHS },
    keyFactsHref: (lender: number, loan: { amount: number; months: number }) =>
      `?${build({ kfs: lender, ...loan })}`,
    closeHref: `?${build({ kfs: undefined })}`,
    choose: (lender: number | undefined) =>
      setParams(build({ lender, kfs: undefined }), { replace: true }),
  };
}
