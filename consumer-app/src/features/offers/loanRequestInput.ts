import { type Wish, wishText } from '../../common/offers/wish';
import { keepTyped, readTyped } from '../../common/typed';

/** What stands in the fields, which need not be what may be asked for; ₹ and months. */
interface TypedWish {
  amount: number | null;
  tenure: string;
}

const NAME = 'wish';

/** Keeps what stands in the fields beside the wish that is asked for meanwhile. */
export const keepTypedFor = (wish: Wish, { amount, tenure }: TypedWish): void =>
  keepTyped(NAME, [wishText(wish), amount ?? '', tenure].join('|'));

/** What was typed last beside a wish; the wish itself where it was asked for otherwise. */
export function typedFor(wish: Wish): TypedWish {
  const [asked, amount = '', tenure = ''] = (readTyped(NAME) ?? '').split('|');
  if (asked !== wishText(wish)) return { amount: wish.amount, tenure: String(wish.tenure_months) };
  return { amount: amount === '' ? null : Number(amount), tenure };
}
