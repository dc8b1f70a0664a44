import { createContext, use } from 'react';
import { fallbackConfig, type ShopConfig } from './shop-config.ts';

export const ConfigContext = createContext<ShopConfig>(fallbackConfig);

export function useConfig(): ShopConfig {
  return use(ConfigContext);
}
