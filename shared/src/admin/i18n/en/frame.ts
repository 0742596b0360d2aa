export const frame = {
  legal:
    '© %{year} %{brand}. %{brand} is a trading name of a private limited company registered in India.',
};
