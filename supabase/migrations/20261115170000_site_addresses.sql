-- Where the organization can be reached is a setting, and page rows leave a place for it.
alter table public.site_settings
  add column mail text not null default 'example.org'
    check (mail ~ '^([a-z0-9._+-]+@)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$' and length(mail) <= 254),
  add column postal_address text not null default '1 Main Street, Exampleton'
    check (length(postal_address) between 1 and 200),
  add column notice text check (length(notice) between 1 and 400);
comment on column public.site_settings.mail is
  'class:public a domain on which every desk has its own address, or one address for all of them';
comment on column public.site_settings.postal_address is 'class:public without the name, on one line';
comment on column public.site_settings.notice is
  'class:public what readers of a site must know that is not the real one; absent otherwise';

update public.site_settings set
  mail = 'openairway.example',
  postal_address = '5 Breath Lane, Exampleton, AR 00000',
  notice = '{site} is a made-up organization that shows what this site can do. Its addresses lead nowhere, and it takes no money.';

update public.pages set
  sections = replace(
    regexp_replace(sections::text, '([a-z]+)@openairway\.example', '{mail:\1}', 'g'),
    '5 Breath Lane, Exampleton, AR 00000', '{post}')::jsonb
where sections::text ~ '@openairway\.example|5 Breath Lane';

update public.pages set sections = replace(sections::text, told.before, told.now)::jsonb
from (values
  ('/about/contact',
   '{site} is a made-up organization that shows what this site can do, so the addresses above end in .example and lead nowhere.',
   '{notice}'),
  ('/donate',
   'This is a demonstration site for a made-up organization. It asks for no card and moves no money, and its address leads nowhere. If you want to help for real, a harm reduction program near you can use naloxone and time.',
   '{notice}'),
  ('/get-involved/donor',
   '{site} is a made-up organization that shows what this site can do. It takes no money here.',
   '{notice}'),
  ('/terms',
   ' {site} is a made-up organization that shows what this software can do. Its addresses lead nowhere, and it takes no money.',
   '", "{notice}')
) as told(page, before, now)
where path = told.page;
