-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_among_reports(added public.reversal_reports)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  somewhere constant uuid := gen_random_uuid();
begin
  with others as (
    (select r.id from public.reversal_reports r where r.id >= somewhere order by r.id limit 100)
    union all (select r.id from public.reversal_reports r where r.id < somewhere order by r.id desc limit 100)
  ), moved as (
    delete from public.reversal_reports r where r.id = any (array(select o.id from others o)) returning r.*
  ), together as (
    select m.* from moved m union all select added.*
  )
  insert into public.reversal_reports select t.* from together t order by random();
end $function$;
grant execute on function private.add_among_reports(added public.reversal_reports) to function_owner;
