import Css from 'mini-css-extract-plugin';

export default {
  mode: 'production',
  entry: { main: './src/main.tsx' },
  output: { publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'esbuild-loader',
        options: { jsx: 'automatic', target: 'es2023' },
      },
      { test: /\.css$/, use: [Css.loader, 'css-loader'] },
    ],
  },
  plugins: [new Css()],
  // The first load holds React; webpack's own limit for it is no matter of the kit.
  performance: { hints: false },
  stats: 'errors-warnings',
};
