/** Texts of the guides and of the table of rates, which are open to all. */
export const guidesTexts = {
  title: 'Guides to borrowing',
  intro: 'What to know before you borrow, in a few minutes.',
  updated: 'Checked on %{day}',
  check: 'Check who would lend to me',
  all: 'All guides',
  to_rates: 'What lenders charge today',
  calculators: 'Calculators',
  part_payment: 'Part-payment calculator',
  part_payment_text: 'What you save if you pay a part of your loan early.',
  balance_transfer: 'Balance transfer calculator',
  balance_transfer_text: 'Whether it pays to move your loan to another lender.',
  apr: {
    title: 'What APR means',
    intro: 'The APR is the one figure with which you can compare two loans.',
    first_title: 'It counts what you really pay',
    first_text:
      'The interest rate leaves out the fee for processing and the GST on it. The APR, the annual percentage rate, counts them in. Every lender in India has to state it in the key fact statement.',
    second_title: 'Why it is above the interest rate',
    second_text:
      'The lender takes its fee from the money that it pays out, but you pay interest on the whole loan. Of ₹1,00,000 with a fee of 2% and GST you get ₹97,640. The shorter the loan, the more such a fee costs a year.',
    third_title: 'How to compare',
    third_text:
      'Compare the APR of loans of the same amount over the same months. A lower EMI over more months can cost more in all. Look at the interest and fees in rupees, too.',
    fourth_title: 'What it does not count',
    fourth_text:
      'Charges that you can avoid are not in it: for late payment, for a returned payment or for closing the loan early. They are in the key fact statement.',
  },
  score: {
    title: 'How a credit score works',
    intro: 'A score between 300 and 900 tells lenders how you have repaid so far.',
    first_title: 'Who works it out',
    first_text:
      'A credit bureau does, from what banks and lenders report about your loans and cards. You may see your full report once a year at each bureau for free.',
    second_title: 'What raises it',
    second_text:
      'Pay each EMI and card bill by its due date. Use less than a third of the limit of your cards. Keep old cards open. Have mistakes in your report corrected: the bureau has to answer within 30 days.',
    third_title: 'What lowers it',
    third_text:
      'Late payments, loans that were settled for less, and many applications in a short time. A check with us does not lower it; when you apply, the lender may make an enquiry of its own, which can.',
    fourth_title: 'How long it takes',
    fourth_text:
      'Lenders report at least twice a month. After a missed payment is paid, the score rises over several months.',
  },
  borrowing: {
    title: 'Before you borrow',
    intro: 'Four questions that save more money than a long comparison.',
    first_title: 'Do I need this amount?',
    first_text:
      'Borrow what you need, not what you are offered. Each ₹1,00,000 less saves its interest and its fee.',
    second_title: 'Can I pay the EMI in a bad month?',
    second_text:
      'All your EMIs together should leave enough to live on. Many lenders stop at half of your income. Put one EMI aside before the first one is due.',
    third_title: 'Is the lender real?',
    third_text:
      'A real lender is a bank or a company registered with the Reserve Bank. It never asks you to pay before it pays out, never asks for your OTP, and pays into your own account.',
    fourth_title: 'What if I change my mind?',
    fourth_text:
      'You can give a loan back within its cooling-off days: you pay the amount and the interest of these days, without a penalty. The key fact statement says how many days.',
  },
  rates: {
    title: 'What lenders charge today',
    day: 'Prices on %{day}',
    intro:
      'A personal loan of %{amount} over %{tenure}, from each lender’s lowest rate to its highest.',
    lender: 'Lender',
    apr: 'APR, fees and GST in it',
    emi: 'EMI a month',
    source:
      'The figures come from the lenders’ records and change with them. The lowest APR comes first, and no lender can pay for a higher place.',
    loading: 'Loading the prices',
    failed: 'The prices could not be loaded',
    again: 'Try again',
  },
};
