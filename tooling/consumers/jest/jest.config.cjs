module.exports = {
  testEnvironment: 'jsdom',
  // The packages are ES modules: Jest has to compile them, which it does not do in node_modules by default.
  transformIgnorePatterns: ['/node_modules/(?!@tackboard/)'],
  transform: { '\\.[jt]sx?$': 'babel-jest' },
  moduleNameMapper: { '\\.css$': '<rootDir>/empty.cjs' },
  testTimeout: 30_000,
};
