import type { Product, Recipe, RichData } from '../pin/rich-data.js';

/** Builds a product with one price, in stock, with `changes`. */
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

/** Builds a recipe of 35 minutes, with `changes`. */
export function buildRecipe(changes: Partial<Recipe> = {}): Recipe {
  return { name: 'Chickpea stew', cookTime: 2_100_000, servings: '4', ...changes };
}

/** Builds the rich data of a product page, with `changes`. */
export function buildRichData(changes: Partial<RichData> = {}): RichData {
  return {
    typeName: 'product',
    displayName: 'Linen throw, moss',
    siteName: 'Oak & Linen',
    products: [buildProduct()],
    ...changes,
  };
}
