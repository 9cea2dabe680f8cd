-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.write_import(import public.imports)
 RETURNS TABLE(row_number integer, refusal public.import_refusal, change public.import_change, record_id uuid, earlier jsonb, later jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  target private.import_lists;
  mapped text[] := array(select jsonb_object_keys(import.mapping));
  line record;
  written uuid[] := '{}';
begin
  select l.* into target from private.import_lists l where l.list = import.list;
  -- Two imports into one list do not mix.
  perform pg_advisory_xact_lock(hashtext('imports'), hashtext(import.list));
  for line in select r.row_number, r.item from public.import_rows r
    where r.import_id = import.id and r.item is not null order by r.row_number
  loop
    row_number := line.row_number;
    refusal := null;
    begin
      select w.* into change, record_id, earlier, later from private.write_import_row(target, line.item, mapped) w;
      if record_id = any (written) then
        raise sqlstate 'OA002' using message = 'an earlier row has the same key';
      end if;
      written := written || record_id;
    exception
      when sqlstate 'OA002' then refusal := 'repeated';
      when sqlstate 'OA003' then refusal := sqlerrm::public.import_refusal;
      when cardinality_violation then refusal := 'ambiguous';
      when unique_violation then refusal := 'taken';
      when integrity_constraint_violation or data_exception then refusal := 'invalid';
    end;
    return next;
  end loop;
end $function$;
alter function private.write_import(import public.imports) owner to function_owner;
