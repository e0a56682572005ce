import type { Product, Recipe, RichData } from '../pin/rich-data.js';

/** A thing that is sold for one price, in stock; `changes` are put over it (S1 §3). */
export function buildProduct(changes: Partial<Product> = {}): Product {
  return {
    id: '90012',
    itemId: 'OL-2231',
    itemSetId: 'OL-22',
    name: 'Linen throw, moss',
    brand: { name: 'Oak & Linen' },
    offerSummary: { price: '$80.99', priceValue: 80.99, currency: 'USD', inStock: true },
    ...changes,
  };
}

/** A dish that takes 35 minutes; `changes` are put over it (S1 §3). */
export function buildRecipe(changes: Partial<Recipe> = {}): Recipe {
  return { name: 'Chickpea stew', cookTime: 2_100_000, servings: '4', ...changes };
}

/** What the page of a product says; `changes` are put over it (S1 §3). */
export function buildRichData(changes: Partial<RichData> = {}): RichData {
  return {
    typeName: 'product',
    displayName: 'Linen throw, moss',
    siteName: 'Oak & Linen',
    products: [buildProduct()],
    ...changes,
  };
}
