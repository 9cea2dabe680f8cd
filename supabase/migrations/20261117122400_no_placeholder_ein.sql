-- Until finance enters the EIN, pages and receipts state none: no organization has the placeholder's number.

update public.site_settings set ein = null where ein like '00-%';
